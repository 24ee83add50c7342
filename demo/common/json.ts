/** JSON that somebody typed: its value, or why it cannot be read. Nothing typed is no value. */
export function readJson(json: string): { readonly value: unknown } | { readonly wrong: string } {
  if (json.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(json);
    return { value };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}
