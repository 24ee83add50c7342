import { fileUrl } from 'virtual:sheet-url';

const NO_STYLES_LIMIT = 3_000;

interface Sheet {
  readonly text: string;
  readonly rank: number;
}

type Window = typeof globalThis;

function constructable(view: Window): boolean {
  return 'adoptedStyleSheets' in view.document && 'replaceSync' in view.CSSStyleSheet.prototype;
}

/** Hidden without touching the host's own style: the animation ends by itself. */
function hide(host: Element): () => void {
  if (typeof host.animate !== 'function') return () => {};
  const hidden = host.animate({ visibility: ['hidden', 'hidden'] }, { duration: NO_STYLES_LIMIT });
  return () => hidden.cancel();
}

/** A registry of stylesheets. `file` tells where all of them lie as one file, for engines without constructable sheets. */
export function createSheets(file: () => string) {
  const known = new Map<string, Sheet>();
  const roots = new Set<() => void>();
  const made = new WeakMap<Document, Map<Sheet, CSSStyleSheet>>();
  let due = false;

  // Not sorted: before Chrome 70 sorting does not keep the order of equals.
  const ordered = (): Sheet[] => {
    const all = [...known.values()];
    return [0, 1, 2].flatMap((rank) => all.filter((sheet) => sheet.rank === rank));
  };

  function sheetsOf(document: Document, view: Window): CSSStyleSheet[] {
    const own = made.get(document) ?? new Map<Sheet, CSSStyleSheet>();
    made.set(document, own);
    return ordered().map((sheet) => {
      const there = own.get(sheet) ?? new view.CSSStyleSheet();
      if (!own.has(sheet)) {
        there.replaceSync(sheet.text);
        own.set(sheet, there);
      }
      return there;
    });
  }

  function share(root: ShadowRoot, view: Window): void {
    const sheets = sheetsOf(root.ownerDocument, view);
    const foreign = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    root.adoptedStyleSheets = [...sheets, ...foreign];
  }

  function subscribe(apply: () => void): () => void {
    apply();
    roots.add(apply);
    return () => void roots.delete(apply);
  }

  function inline(root: ShadowRoot): void {
    const text = ordered()
      .map((sheet) => sheet.text)
      .join('\n');
    const element = root.querySelector('style[data-loan]') ?? root.ownerDocument.createElement('style');
    element.setAttribute('data-loan', '');
    if (element.textContent !== text) element.textContent = text;
    if (!element.parentNode) root.prepend(element);
  }

  function link(root: ShadowRoot, href: string): () => void {
    if (root.querySelector('style[data-loan]')) return subscribe(() => inline(root));
    let stop = () => {};
    if (root.querySelector('link[data-loan]')) return stop;
    const show = hide(root.host);
    const element = root.ownerDocument.createElement('link');
    element.setAttribute('data-loan', '');
    element.rel = 'stylesheet';
    element.href = href;
    element.onload = show;
    element.onerror = () => {
      stop = subscribe(() => inline(root));
      show();
    };
    root.prepend(element);
    return () => stop();
  }

  function later(): void {
    due = false;
    for (const apply of roots) apply();
  }

  return {
    /** Adds a stylesheet, once; `rank` is its place in the cascade (0 tokens, 1 pieces, 2 screens). Gives the text back. */
    register(text: string, rank = 1): string {
      if (known.has(text)) return text;
      known.set(text, { text, rank });
      if (!due && roots.size > 0) {
        due = true;
        void Promise.resolve().then(later);
      }
      return text;
    },

    /**
     * Styles a root with every registered sheet, also those that come later; gives back what ends that. To be called for as
     * long as the root is in a page, and again in another document, where shared sheets don't follow.
     */
    adopt(root: ShadowRoot): () => void {
      const view = root.ownerDocument.defaultView;
      if (!view) return () => {};
      if (constructable(view)) return subscribe(() => share(root, view));
      const href = file();
      return href ? link(root, href) : subscribe(() => inline(root));
    },
  };
}

/** The sheets of this copy of the library. */
export const { register, adopt } = createSheets(fileUrl);
