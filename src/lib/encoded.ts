/** Whole characters and halves; `u` finds halves inside of whole ones in WebKit of iOS 16. */
const PARTED = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

/** A text as a part of a url. Half a character (a lone surrogate), which has no place in one, is written as the replacement character; never throws. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(PARTED, (found) => (found.length > 1 ? found : '\ufffd')));
