/** How high a page was, without the reader's own zoom. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a page that is drawn before its store keeps how high it was, for the keyboard may be open when the store comes. The name has
 * the shape's number: another shape would be another name.
 */
const place = Symbol.for('loan-elements.viewport.1');

export function viewportNow(): Viewport {
  const { visualViewport, innerWidth: width, innerHeight } = window;
  return { width, height: visualViewport ? visualViewport.height * visualViewport.scale : innerHeight };
}

/** Keeps how high the page is now, before anything can be typed into. */
export function noteViewport(): void {
  Reflect.set(window, place, viewportNow());
}

/** How high the page was before anything could be typed into; on a phone that was turned meanwhile, as it is now. */
export function firstViewport(): Viewport {
  const now = viewportNow();
  const noted = Reflect.get(window, place) as Viewport | undefined;
  return noted?.width === now.width && noted.height > now.height ? noted : now;
}
