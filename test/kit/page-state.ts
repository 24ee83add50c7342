/** What the browser says of the network, of the page and of its history, until it is `asItIs` again. */
export function online(is: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: is });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
}

export function visible(is: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: is ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the browser calls itself. */
export function calledItself(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}

/** As in an engine that takes no more entries for the history at the moment (WebKit, after 100 in 10 s). */
export function fullHistory(): void {
  const refuse = () => {
    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
  };
  Object.assign(window.history, { pushState: refuse, replaceState: refuse });
}

export function asItIs(): void {
  Reflect.deleteProperty(window.history, 'pushState');
  Reflect.deleteProperty(window.history, 'replaceState');
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(document, 'visibilityState');
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
}
