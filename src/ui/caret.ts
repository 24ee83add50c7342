const CHARACTER = /[\p{L}\p{N}]/u;

const count = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** Where the caret stands behind `wanted` characters, separators not counted. */
function behind(text: string, wanted: number): number {
  let seen = 0;
  let at = 0;
  for (const letter of text) {
    if (seen >= wanted) break;
    if (CHARACTER.test(letter)) seen += 1;
    at += letter.length;
  }
  return at;
}

/**
 * Hands on what was typed; when it comes back regrouped or stripped, the caret stays behind the same character. What is `never` of such
 * a field goes at once, for a first drawing is not drawn anew.
 */
export function typed(input: HTMLInputElement, onInput: (value: string) => void, never = /^$/): void {
  const { value, selectionStart } = input;
  const at = selectionStart ?? value.length;
  const [head = '', rest = ''] = [value.slice(0, at), value.slice(at)].map((part) => part.replace(never, ''));
  const kept = head + rest;
  const place = () => {
    if (!rest) return;
    const now = input.value;
    // What was put in beyond the limit was ignored where it was put in.
    const there = now.endsWith(rest) ? now.length - rest.length : behind(now, count(head));
    input.setSelectionRange(there, there);
  };
  if (kept !== value) {
    input.value = kept;
    place();
  }
  onInput(kept);
  void Promise.resolve().then(() => {
    if (input.value !== kept) place();
  });
}
