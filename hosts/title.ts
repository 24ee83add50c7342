/** The title that a screen shows, or one that stands inside it. */
const shown = (root: ShadowRoot): Element | null =>
  root.querySelector('h1') ?? root.querySelector('[data-state]')?.shadowRoot?.querySelector('h1') ?? null;

/** The page's own heading says the title of the screen, and is not there while the screen shows one. */
export function entitle(root: ShadowRoot, title?: string): void {
  const heading = document.querySelector<HTMLElement>('.host-title');
  if (!heading) return;
  const hidden = shown(root) !== null;
  // Only what changes: to an engine a change is a change.
  if (heading.hidden !== hidden) heading.hidden = hidden;
  if (title !== undefined && heading.textContent !== title) heading.textContent = title;
}
