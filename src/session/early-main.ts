/** On a host page's first drawing: whether its one main button can be pressed, where only the store could draw that. */
export function allowMain(allowed: boolean): void {
  const button = document.querySelector('.host-title + *')?.shadowRoot?.querySelector('.button--primary');
  if (button instanceof HTMLButtonElement) button.disabled = !allowed;
}
