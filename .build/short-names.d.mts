/** A selector, or another text, with the names of classes and private custom properties as built pages have them. */
export declare const shortened: (text: string) => string;
