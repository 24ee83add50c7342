/** A text as a part of a url. Half a character (a lone surrogate), which has no place in one, is written as the replacement character; never throws. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
