import { encoded } from './encoded.js';

/** Whom a `tel:`, `sms:` or `mailto:` url is for: the plus sign and the at sign stand there as they are, and no spaces. */
export const inReach = (whom: string): string => encoded(whom.replace(/\s/g, '')).replace(/%2B/g, '+').replace(/%40/g, '@');
