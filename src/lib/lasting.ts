interface Begun {
  readonly begin: unknown;
  readonly end: (() => void) | undefined;
  /** Whoever drew the element has let go of it, for somebody else to go on from. */
  left: boolean;
}

/** What refs have begun, until their elements are gone. */
const begun = new Map<Element, Begun>();

/** Ends what a ref has begun with an element that stays where it is. */
export function endOf(element: Element): void {
  const its = begun.get(element);
  begun.delete(element);
  its?.end?.();
}

/** What a ref has begun goes on, if the next one who draws the element has the same ref for it. */
export function leave(element: Element): void {
  const its = begun.get(element);
  if (its) its.left = true;
}

/** Out of its root, not only out of the page with it: that may be a move. */
const isGone = (element: Element) => !element.isConnected && !(element.getRootNode() instanceof ShadowRoot);

function endWhatIsGone(): void {
  for (const element of begun.keys()) if (isGone(element)) endOf(element);
}

/**
 * A ref for what begins with an element and ends with it: `begin` gives back what ends it. React 18 tells a ref that its element
 * goes, but not which one, and before it goes; so what is gone is looked for before something else begins, which may build on what
 * the end gives back, and at the latest as soon as React has drawn.
 */
export function lasting<E extends Element>(begin: (element: E) => (() => void) | undefined): (element: E | null) => void {
  return (element) => {
    if (!element) {
      void Promise.resolve().then(endWhatIsGone);
      return;
    }
    const its = begun.get(element);
    if (its?.begin === begin) {
      its.left = false;
      return;
    }
    endOf(element);
    endWhatIsGone();
    // What was left was not taken over: it is drawn anew.
    for (const [other, { left, begin: same }] of begun) if (left && same === begin) endOf(other);
    begun.set(element, { begin, end: begin(element), left: false });
  };
}
