import { deviceOf, type Device } from '../lib/device.js';

/** The phone this page is on. */
export function readDevice(): Device {
  return deviceOf(navigator.userAgent, navigator.maxTouchPoints);
}
