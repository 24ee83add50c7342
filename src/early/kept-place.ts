/** What had the focus on a sketch has it on what is drawn for it anew, with its caret. */
export function keepPlace(root: ShadowRoot): () => void {
  const before = root.activeElement;
  return () => {
    if (!before?.id || before.isConnected) return;
    const now = root.getElementById(before.id);
    now?.focus({ preventScroll: true });
    if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && before.selectionStart !== null)
      now.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
}
