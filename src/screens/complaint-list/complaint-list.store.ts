import { atom, computed, type ReadableAtom } from 'nanostores';
import { problemList, type ProblemList } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { createLoad } from '../../session/load.js';
import { askLong } from '../../session/ask-long.js';
import type { Scope } from '../../session/scope.js';
import { complaints } from './complaint-list.answer.js';
import { readyList, type ComplaintListShown } from './complaint-list.ready.js';

export type ComplaintListView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | ComplaintListShown;

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
    run: (signal, later) => askLong(scope, complaints, {}, signal, later),
  });
  const $tabs = computed(load.$load, (loaded) => (loaded.state === 'ready' ? loaded.data.tabs : []));
  const $chosen = computed([$tabs, $wanted], (tabs, wanted) => (wanted < tabs.length ? wanted : 0));
  const window = createListWindow(computed([$tabs, $chosen], (tabs, chosen) => tabs[chosen]?.list ?? []));
  const hrefOf = (id: string) => scope.link('complaintDetail', linkParams(id));

  return {
    $view: computed([load.$load, $chosen, window.$shown, scope.$config], (loaded, chosen, shown) =>
      loaded.state === 'ready' ? readyList(loaded.data, { chosen, shown, hrefOf }) : loaded,
    ),
    window,
    reload: load.reload,
    choose: (tab) => $wanted.set(tab),
    open: (id) => scope.go('complaintDetail', linkParams(id)),
    complain: () => scope.go('complaint'),
  };
}
