const phone = Date.now;

/** Both clocks of this page: the phone's, and the page's own, which nobody sets. */
export function setClock(now: () => number): void {
  Date.now = now;
  performance.now = () => now() - performance.timeOrigin;
}

/** The clocks go on by themselves. */
export function resetClock(): void {
  Date.now = phone;
  Reflect.deleteProperty(performance, 'now');
}
