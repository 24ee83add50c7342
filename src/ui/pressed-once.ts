/** Enter that is held on a button is one press, not one for every repeat: what comes up meanwhile must not be answered by it. */
export function pressedOnce(event: { readonly repeat: boolean; readonly key: string; preventDefault(): void }): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
