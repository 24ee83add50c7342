import { atom, computed, type ReadableAtom } from 'nanostores';
import { problemList, type ProblemList } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { serverTime } from '../../lib/date.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { listed, type Listed } from '../../lib/listed.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';

/** One complaint of the list. */
export interface ComplaintRow {
  readonly index: number;
  readonly id: string;
  readonly time: string;
  readonly type: string;
  readonly content: string;
  readonly href: string;
}

export interface ComplaintListReady {
  readonly state: 'ready';
  /** Their titles; empty for one that has none. */
  readonly tabs: readonly string[];
  readonly chosen: number;
  readonly list: Listed<ComplaintRow>;
}

export type ComplaintListView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | { readonly state: 'empty' }
  | ComplaintListReady;

export interface ComplaintListModel {
  readonly $view: ReadableAtom<ComplaintListView>;
  readonly window: ListWindow;
  reload(): unknown;
  choose(tab: number): void;
  open(id: string): void;
  complain(): void;
}

const linkParams = (problemId: string) => ({ problemId });

/** Spec 2 "Complaint list". */
export function createComplaintList(scope: Scope<'complaint'>): ComplaintListModel {
  const $wanted = atom(0);
  const load = createLoad<ProblemList>(scope, {
    where: problemList.name,
    run: (signal) => scope.call(problemList, {}, { signal }),
  });
  const $tabs = computed(load.$load, (loaded) => (loaded.state === 'ready' ? loaded.data.tabs : []));
  const $chosen = computed([$tabs, $wanted], (tabs, wanted) => (wanted < tabs.length ? wanted : 0));
  const $items = computed([$tabs, $chosen], (tabs, chosen) => tabs[chosen]?.list ?? []);
  const window = createListWindow(computed($items, (items) => items.length));

  const $view = computed([load.$load, $tabs, $chosen, $items, window.$shown], (loaded, tabs, chosen, items, shown): ComplaintListView => {
    if (loaded.state !== 'ready') return loaded;
    if (tabs.every(({ list }) => list.length === 0)) return { state: 'empty' };
    return {
      state: 'ready',
      tabs: tabs.map(({ title = '' }) => title),
      chosen,
      list: listed(items, shown, ({ id, time = '', type = '', content = '' }, index) => ({
        index,
        id,
        time: serverTime(time, true),
        type,
        content,
        href: scope.link('complaintDetail', linkParams(id)),
      })),
    };
  });

  return {
    $view,
    window,
    reload: load.reload,
    choose: (tab) => $wanted.set(tab),
    open: (id) => scope.go('complaintDetail', linkParams(id)),
    complain: () => scope.go('complaint'),
  };
}
