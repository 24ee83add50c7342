import type { ProblemList } from '../../api/endpoints/complaint.js';
import { serverTime } from '../../lib/date.js';
import { listed, shownFirst, type Listed, type Shown } from '../../lib/listed.js';

/** One complaint of the list. */
export interface ComplaintRow {
  readonly index: number;
  /** Without one it leads nowhere. */
  readonly id: string | undefined;
  readonly time: string;
  readonly type: string;
  readonly content: string;
  readonly href: string | undefined;
}

export interface ComplaintListReady {
  readonly state: 'ready';
  /** Their titles; empty for one that has none. */
  readonly tabs: readonly string[];
  readonly chosen: number;
  readonly list: Listed<ComplaintRow>;
}

export type ComplaintListShown = { readonly state: 'empty' } | ComplaintListReady;

/** What the store knows besides the answer. */
export interface ComplaintListNow {
  readonly chosen?: number;
  readonly shown?: Shown;
  readonly hrefOf?: (id: string) => string;
}

/** The complaints of the chosen tab; empty where there is none on any. */
export function readyList({ tabs }: ProblemList, { chosen = 0, shown, hrefOf = () => '#' }: ComplaintListNow = {}): ComplaintListShown {
  if (tabs.every(({ list }) => list.length === 0)) return { state: 'empty' };
  const items = tabs[chosen]?.list ?? [];
  return {
    state: 'ready',
    tabs: tabs.map(({ title = '' }) => title),
    chosen,
    list: listed(items, shown ?? shownFirst(items.length), ({ id, time = '', type = '', content = '' }, index) => ({
      index,
      id,
      time: serverTime(time, true),
      type,
      content,
      href: id && hrefOf(id),
    })),
  };
}
