import { channelTemplate, getSid } from '../../api/endpoints/promotion.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with; that it was opened is counted later. */
export const registerPromoFirst: FirstCalls = [
  [channelTemplate, { templateId: { attribute: 'template-id' } }],
  [getSid, {}],
];
