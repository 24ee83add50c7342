function selected(element: HTMLElement): void {
  const selection = window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Copies the text of an element, also without a clipboard permission; where nothing helps it stays selected and the answer is false. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const text = element.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    selected(element);
    try {
      if (document.execCommand('copy')) return true;
    } catch {
      return false;
    }
    return false;
  }
}
