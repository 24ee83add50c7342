import { fileUrl } from 'virtual:sheet-url';

const NO_STYLES_LIMIT = 3_000;

interface Sheet {
  readonly text: string;
  readonly rank: number;
}

type Window = typeof globalThis;

function constructable(view: Window): boolean {
  return 'adoptedStyleSheets' in view.Document.prototype && 'replaceSync' in view.CSSStyleSheet.prototype;
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

  const ordered = (): Sheet[] => [...known.values()].sort((a, b) => a.rank - b.rank);

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

  function inline(root: ShadowRoot): void {
    const text = ordered()
      .map((sheet) => sheet.text)
      .join('\n');
    const there = root.querySelector(':scope > style[data-loan]') ?? root.ownerDocument.createElement('style');
    there.setAttribute('data-loan', '');
    if (there.textContent !== text) there.textContent = text;
    if (!there.parentNode) root.prepend(there);
  }

  function link(root: ShadowRoot, href: string): void {
    if (root.querySelector(':scope > link[data-loan]')) return;
    const show = hide(root.host);
    const element = root.ownerDocument.createElement('link');
    element.setAttribute('data-loan', '');
    element.rel = 'stylesheet';
    element.href = href;
    element.onload = show;
    element.onerror = () => {
      inline(root);
      show();
    };
    root.prepend(element);
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
     * Styles a root with every registered sheet, also those that come later. To be called again when the root has moved to
     * another document, where shared sheets don't follow. Gives back what ends it.
     */
    adopt(root: ShadowRoot): () => void {
      const view = root.ownerDocument.defaultView;
      if (!view) return () => {};
      const href = file();
      if (!constructable(view) && href) {
        link(root, href);
        return () => {};
      }
      const apply = constructable(view) ? () => share(root, view) : () => inline(root);
      apply();
      roots.add(apply);
      return () => void roots.delete(apply);
    },
  };
}

/** The sheets of this copy of the library. */
export const { register, adopt } = createSheets(fileUrl);
