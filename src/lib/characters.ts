/** Characters as a reader counts them, not as they are stored: an emoji is one. */
export function charactersOf(text: string): string[] {
  const all: string[] = [];
  for (const one of text) all.push(one);
  return all;
}
