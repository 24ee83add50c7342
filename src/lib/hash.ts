/** A short fingerprint of a text: enough to tell two apart, and not the text itself. What was a short number could be tried out. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36)).padStart(14, '0');
}

/** A few letters of a secret's fingerprint: they tell most secrets apart, and so many share them that none is found by them. */
export const traceOf = (secret: string, letters: number): string => fingerprint(secret).slice(-letters);

/** A random UUID (version 4), also where `crypto.randomUUID` is not there yet (before Chrome 92, or without TLS). */
export function randomUuid(): string {
  const bytes = new Uint8Array(16);
  // What fills them may give nothing back: an old shim.
  crypto.getRandomValues(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
