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

/** Hands on what was typed; when it comes back regrouped or stripped, the caret stays behind the same character. */
export function typed(input: HTMLInputElement, onInput: (value: string) => void): void {
  const { value, selectionStart: at } = input;
  onInput(value);
  if (at === null || at >= value.length) return;
  const before = count(value.slice(0, at));
  void Promise.resolve().then(() => {
    if (input.value === value) return;
    const place = behind(input.value, before);
    input.setSelectionRange(place, place);
  });
}
