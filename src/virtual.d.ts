/** Modules the build makes (`.build/plugins`). */
declare module 'virtual:sheet-url' {
  /** Where the one built stylesheet lies; empty where there is none (under a bundler, in tests). */
  export const fileUrl: () => string;
}

declare module 'virtual:elements' {
  /** Tag to the loader of its chunk, which defines it when it arrives: one for every `elements/<tag>.ts`. */
  const loaders: Readonly<Record<string, () => Promise<unknown>>>;
  export default loaders;
}
