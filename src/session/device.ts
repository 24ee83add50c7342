import { deviceOf, type Device } from '../lib/device.js';
import { mediaOf, STILL } from '../lib/media.js';

/** The phone this page is on. */
export function readDevice(): Device {
  return deviceOf(navigator.userAgent, navigator.maxTouchPoints);
}

/** True for those who ask for reduced motion. */
export const wantsStillness = (): boolean => mediaOf(STILL)?.matches !== false;
