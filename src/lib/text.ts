/** A plain value as text: a string, number or boolean as it is, everything else as nothing. */
export function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
