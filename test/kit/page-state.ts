/** What the browser says of the network and of the page, until it is `asItIs` again. */
export function online(is: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: is });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
}

export function visible(is: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: is ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

export function asItIs(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(document, 'visibilityState');
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
}
