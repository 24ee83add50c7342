/** A key, as the browser tells of it: React’s own event says nothing of compositions. */
interface Pressed {
  readonly key: string;
  readonly keyCode: number;
  readonly repeat: boolean;
  readonly isComposing?: boolean;
  preventDefault(): void;
}

/** Enter in a field: once for one press, and never the one that ends a composition, which Safari tells by 229 alone. */
export function entered(event: Pressed, onEnter: () => void): void {
  if (event.key !== 'Enter' || event.keyCode === 229 || event.isComposing) return;
  // A dialog that comes up with it is not answered by it.
  event.preventDefault();
  if (!event.repeat) onEnter();
}
