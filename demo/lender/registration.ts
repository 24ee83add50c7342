import { captchaPicture, CAPTCHA_LETTERS } from './pictures/captcha.js';
import type { Picture } from './pictures/picture.js';
import { draw } from './random.js';
import type { Registration, World } from './world.js';

const LIFE = 10 * 60_000;

/** Opens a registration. Its first picture is drawn when it is asked for. */
export function openRegistration(world: World): string {
  const sid = `s${draw(world.random, 20, '0123456789abcdef')}`;
  world.registrations.set(sid, { sid, letters: '', drawn: '', until: world.now() + LIFE });
  return sid;
}

/** The captcha of a registration: new letters for every new moment `t`, the same picture for the same one. */
export function drawCaptcha(world: World, registration: Registration, t: string): Picture {
  if (registration.letters === '' || registration.drawn !== t) {
    registration.letters = draw(world.random, 4, CAPTCHA_LETTERS);
    registration.drawn = t;
    registration.until = world.now() + LIFE;
  }
  return captchaPicture(registration.letters, `${registration.sid}${t}`);
}

/** Reads what the borrower saw. A wrong answer spoils the picture: the next one has to be drawn first. */
export function readCaptcha(world: World, sid: string, letters: string): Registration | undefined {
  const registration = world.registrations.get(sid);
  if (!registration || registration.letters === '' || registration.until < world.now()) return undefined;
  if (registration.letters === letters.trim().toUpperCase()) return registration;
  registration.letters = '';
  return undefined;
}
