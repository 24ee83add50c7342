function selected(element: HTMLElement): void {
  const selection = window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** The older way, for pages that may not use the clipboard. What is copied is said in so many words: a selection inside a shadow root is not always seen. */
function commanded(text: string): boolean {
  let copied = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    copied = event.clipboardData !== null;
  };
  document.addEventListener('copy', fill);
  try {
    return document.execCommand('copy') && copied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill);
  }
}

/** Copies the text of an element, also without a clipboard permission; where nothing helps it stays selected and the answer is false. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const text = element.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    selected(element);
    return commanded(text);
  }
}
