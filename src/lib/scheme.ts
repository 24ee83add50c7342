const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Schemes that pages know. */
export const NEVER = /^(?:https?|javascript|data|vbscript|file|blob|about)$/;

/** The scheme of a url that only an app can open, in small letters; nothing where it is one that pages know. */
export function appScheme(url: string): string | undefined {
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || NEVER.test(scheme) ? undefined : scheme;
}

/** Whether it names a scheme that only an app can open. */
export const isAppScheme = (text: string): boolean => appScheme(`${text}:`) !== undefined;
