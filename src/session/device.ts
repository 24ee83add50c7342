import { deviceOf, type Device } from '../lib/device.js';

/** The phone this page is on. */
export function readDevice(): Device {
  return deviceOf(navigator.userAgent, navigator.maxTouchPoints);
}

/** True for those who ask for reduced motion. */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
