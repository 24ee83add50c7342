let told: ((root: ShadowRoot) => void) | undefined;

/** The autoloader asks to be told of every shadow root that our own elements make. */
export function onRoot(tell: (root: ShadowRoot) => void): void {
  told = tell;
}

/** An element has made its root: others of ours may be slotted or drawn in it. */
export function rootMade(root: ShadowRoot): void {
  told?.(root);
}
