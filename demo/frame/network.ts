let off = false;
let ready = false;

/** Lets the page believe that the phone lost its network, or has it again. The calls themselves are the lender's to break. */
export function offline(wanted: boolean): void {
  if (!ready) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !off });
  ready = true;
  off = wanted;
  window.dispatchEvent(new Event(off ? 'offline' : 'online'));
}
