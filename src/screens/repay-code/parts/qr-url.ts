/**
 * The image's address, decoded once: a page query is decoded where it is read, an attribute may still be encoded as the lender
 * sent it. What is no encoded address stays as it is.
 */
export function decodedOnce(text: string): string {
  // A plus sign that went through a query unencoded.
  if (/^data:/i.test(text)) return text.replace(/ /g, '+');
  if (/[/:]/.test(text) || !/%(?:2f|3a)/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name under which the image is saved. */
export function fileName(name: string, src: string): string {
  const kind = /^data:image\/(\w+)/i.exec(src)?.[1] ?? /\.(png|jpe?g|gif|webp)(?:[?#]|$)/i.exec(src)?.[1] ?? 'png';
  return `${name}.${kind.toLowerCase().replace('jpeg', 'jpg')}`;
}
