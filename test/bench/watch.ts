/** What the page itself saw of its start. */
export interface Seen {
  /** Milliseconds until what makes the page usable stood there: a control that is enabled, or a heading to read; 0 while it does not. */
  usable: number;
  /** How much what was drawn moved. */
  shift: number;
  /** The longest task of the main thread before it was usable. */
  longest: number;
}

/** In the page, before anything of it runs: notes when the wanted control first stands there, and what happened until then; calls `tell` then. */
export function watch([words, tell]: readonly [words: string, tell: string]): void {
  const found = (root: ParentNode): boolean => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot && found(element.shadowRoot)) return true;
      const there = element instanceof HTMLButtonElement ? !element.disabled : element.matches('a, h1, h2');
      if (there && element.textContent?.trim().startsWith(words)) return true;
    }
    return false;
  };
  const seen: Seen = { usable: 0, shift: 0, longest: 0 };
  Reflect.set(window, 'benchSeen', seen);
  const look = () => {
    if (!document.body || !found(document.body)) return void requestAnimationFrame(look);
    seen.usable = performance.now();
    Reflect.get(window, tell)('');
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value') ?? 0);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!seen.usable || entry.startTime < seen.usable) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}
