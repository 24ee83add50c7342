import type { Config } from '../config/config.js';
import { addressOf } from './address.js';
import { captchaPath } from './endpoints/promotion.js';
import { wireOut } from './wire.js';

/** The address of a registration's captcha image; another moment `t` is another image. */
export function captchaAddress(config: Config, session: readonly (readonly [string, string])[], sid: string, t: number): string {
  const { key } = wireOut(config.wire, 'captcha');
  const query: (readonly [string, string])[] = [...session, ['sid', sid], ['t', String(t)]];
  return addressOf(
    config,
    'captcha',
    captchaPath,
    query.map(([name, value]): [string, string] => [key(name), value]),
  );
}
