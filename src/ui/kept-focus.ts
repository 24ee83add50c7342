/** The tree an element's focus is looked for in. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** The control that lost the focus last because it was disabled. */
const lost = new WeakMap<Document | ShadowRoot, HTMLElement>();

/** What has the focus, or had it until it was disabled. */
export function focusedIn(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement;
  if (active && active !== document.body) return active;
  const control = lost.get(root);
  return control?.isConnected ? control : null;
}

/** Gives the focus to a control, as soon as it can take it and nobody else has it. */
export function giveFocus(control: HTMLElement): void {
  const root = rootOf(control);
  control.focus({ preventScroll: true });
  if (root.activeElement === control || !control.hasAttribute('disabled')) return;
  lost.set(root, control);
  const watch = new MutationObserver(() => {
    if (control.hasAttribute('disabled')) return;
    watch.disconnect();
    const waited = focusedIn(root) === control;
    if (lost.get(root) === control) lost.delete(root);
    if (waited) control.focus({ preventScroll: true });
  });
  watch.observe(control, { attributeFilter: ['disabled'] });
}

// React is deaf while it draws, which is when this happens.
function onBlur({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement && currentTarget.hasAttribute('disabled')) giveFocus(currentTarget);
}

/** A ref for what may be disabled while it has the focus: it gets it back. */
export function keptFocus(control: HTMLElement | null): void {
  control?.addEventListener('blur', onBlur);
}
