/** What ends what refs have begun, until their elements are gone. */
const ends = new Map<Element, () => void>();

/** Ends what a ref has begun with an element that stays where it is. */
export function endOf(element: Element): void {
  const end = ends.get(element);
  ends.delete(element);
  end?.();
}

function endWhatIsGone(): void {
  for (const element of ends.keys()) if (!element.isConnected) endOf(element);
}

/**
 * A ref for what begins with an element and ends with it: `begin` gives back what ends it. React 18 tells a ref that its element
 * goes, but not which one, and before it goes; so what is gone is looked for as soon as React has drawn.
 */
export function lasting<E extends Element>(begin: (element: E) => (() => void) | undefined): (element: E | null) => void {
  return (element) => {
    if (!element) {
      void Promise.resolve().then(endWhatIsGone);
      return;
    }
    endOf(element);
    const end = begin(element);
    if (end) ends.set(element, end);
  };
}
