import type { LenderLink } from '../lending/link.js';

/** Something that happened in a framed page, as it is shown: an element's event, a call of the shell, something that went wrong. */
export interface Entry {
  readonly n: number;
  readonly at: number;
  readonly kind: 'event' | 'bridge' | 'wrong' | 'page';
  readonly name: string;
  /** The payload as JSON. */
  readonly detail: string;
  /** Where a shell's call came in, or what became of it. */
  readonly note?: string | undefined;
}

/** What the page around may do to the framed one. */
export interface FrameApi {
  readonly tag: string;
  readonly element: HTMLElement;
  /** The page's address without its origin, once more: it is changed when its choices change without a reload. */
  address(search: string): void;
  attribute(name: string, value: string | undefined): void;
  /** Sets a property from JSON; gives back why it cannot be read. */
  property(name: string, json: string): string | undefined;
  token(name: string, value: string): void;
  /** Rules for parts; gives back how many the browser took. */
  rules(css: string): number;
  /** Presses the shell's back: what the page answered, or undefined when it does not listen. */
  back(): unknown;
  offline(off: boolean): void;
  /** Types a code into the field for one. */
  fill(code: string): boolean;
}

/** The page around, as the framed one sees it. */
export interface GalleryApi {
  /** A framed page stands: another element, perhaps, than the one that was asked for. */
  opened(frame: FrameApi, search: string): void;
  happened(entry: Entry): void;
}

declare global {
  interface Window {
    loanGallery?: GalleryApi;
    /** The lender of this page, for the pages it frames. */
    loanLender?: LenderLink;
    loanFrame?: FrameApi;
    /** The shell lab puts its shell into a page's window. */
    loanShell?: (page: Window) => void;
  }
}

/** A payload as text; what is no JSON is named. */
export function shown(value: unknown): string {
  const seen = new Set<unknown>();
  const text = JSON.stringify(
    value,
    (_, one: unknown) => {
      if (typeof one === 'function') return '(a function)';
      if (typeof one === 'object' && one !== null) {
        if (seen.has(one)) return '(again)';
        seen.add(one);
      }
      return one;
    },
    2,
  );
  return text ?? '';
}
