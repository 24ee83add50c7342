/** A line of a name and a value. A `contact` value can be written to or called. */
export interface Fact {
  readonly text: string;
  readonly value: string;
  readonly contact?: 'email' | 'phone';
}

/** A paragraph; points in any order; steps whose order matters; or facts. */
export type Block =
  string | { readonly points: readonly string[] } | { readonly steps: readonly string[] } | { readonly facts: readonly Fact[] };

export interface Section {
  /** Unique in its text: the contents lead to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A long text in its structure: data, not markup. */
export interface Prose {
  readonly intro: readonly Block[];
  /** The main points, for those who read no further. */
  readonly glance?: readonly Fact[];
  readonly sections: readonly Section[];
}

const HEADING = /^#{1,6}\s+/;

/**
 * A plain text with blank lines between its paragraphs and '# ' before a heading (configuration key `texts`). What stands
 * before the first heading is the introduction.
 */
export function plainProse(text: string): Prose {
  const intro: Block[] = [];
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  const paragraph = (lines: readonly string[]) => {
    const words = lines.join('\n').trim();
    if (words) (sections[sections.length - 1]?.blocks ?? intro).push(words);
  };
  for (const part of text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)) {
    let open: string[] = [];
    for (const line of part.split('\n')) {
      if (!HEADING.test(line)) {
        open.push(line);
        continue;
      }
      paragraph(open);
      open = [];
      sections.push({ id: `section-${sections.length + 1}`, title: line.replace(HEADING, '').trim(), blocks: [] });
    }
    paragraph(open);
  }
  return { intro, sections };
}
