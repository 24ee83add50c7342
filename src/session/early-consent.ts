/** On a host page's first drawing: without consent the one button that needs it cannot be pressed, as the store has it. */
export function needConsent(ticked: boolean): void {
  const button = document.querySelector('.host-title + *')?.shadowRoot?.querySelector('.button--primary');
  if (button instanceof HTMLButtonElement) button.disabled = !ticked;
}
