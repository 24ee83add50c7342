/** A name that goes back to the server: 1 to 64 letters, digits, `_` or `-` (contract.md, Safety). */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
