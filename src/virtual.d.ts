/** Made by the build. */
declare module 'virtual:sheet-url' {
  /** Where the one built stylesheet lies; empty where there is none (under a bundler, in tests). */
  export const fileUrl: () => string;
}
