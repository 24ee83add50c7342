/** What a media query says of this screen. A document that draws nothing has none to ask. */
export const mediaOf = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

/** Those who ask for reduced motion. */
export const STILL = '(prefers-reduced-motion: reduce)';
