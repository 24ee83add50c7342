import { atom, computed, type ReadableAtom } from 'nanostores';
import type { LoanError } from '../../api/errors.js';
import { plain } from '../../lib/text.js';
import type { Scope } from '../../session/scope.js';
import { createComplaintDetail, type ComplaintDetailModel, type ComplaintDetailView } from '../complaint-detail/complaint-detail.store.js';
import { createComplaintList, type ComplaintListModel, type ComplaintListView } from '../complaint-list/complaint-list.store.js';
import {
  createComplaintStart,
  type ComplaintStartModel,
  type ComplaintStartParams,
  type ComplaintStartView,
} from '../complaint-start/complaint-start.store.js';
import { createComplaintSubmit, type ComplaintSubmitModel, type ComplaintSubmitView } from '../complaint-submit/complaint-submit.store.js';
import { openStep, type StepScope } from './parts/step-scope.js';

type Screen =
  | { readonly at: 'start'; readonly model: ComplaintStartModel }
  | { readonly at: 'submit'; readonly model: ComplaintSubmitModel }
  | { readonly at: 'list'; readonly model: ComplaintListModel }
  | { readonly at: 'detail'; readonly model: ComplaintDetailModel };

/** One of the four screens as it is now. */
export type Shown =
  | { readonly at: 'start'; readonly model: ComplaintStartModel; readonly view: ComplaintStartView }
  | { readonly at: 'submit'; readonly model: ComplaintSubmitModel; readonly view: ComplaintSubmitView }
  | { readonly at: 'list'; readonly model: ComplaintListModel; readonly view: ComplaintListView }
  | { readonly at: 'detail'; readonly model: ComplaintDetailModel; readonly view: ComplaintDetailView };

export interface ComplaintFlowReady {
  readonly state: 'ready';
  readonly within: Shown['view']['state'];
  /** Another one for every screen that was opened. */
  readonly step: number;
  readonly shown: Shown;
  readonly canBack: boolean;
  /** Whether the phone has a network: what a screen says that failed. */
  readonly online: boolean;
  /** True once the borrower went from one screen to another: the focus goes along. */
  readonly moved: boolean;
  /** The link to the screen that was left last by going back: the focus goes there, and what was read with it. */
  readonly from: string | undefined;
}

export type ComplaintFlowView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | ComplaintFlowReady;

export interface ComplaintFlowModel {
  readonly $view: ReadableAtom<ComplaintFlowView>;
  reload(): unknown;
  back(): void;
}

interface Open {
  readonly step: number;
  /** What leads here. */
  readonly link: string | undefined;
  readonly screen: Screen;
  readonly scope: StepScope;
}

/** The four complaint screens in one element that never leaves the page (screens.md, Elements). */
export function createComplaintFlow(scope: Scope<'complaint'>, $params: ReadableAtom<ComplaintStartParams>): ComplaintFlowModel {
  const $top = atom<Exclude<ComplaintFlowView, { state: 'ready' }> | Omit<ComplaintFlowReady, 'online'>>({ state: 'loading' });
  let stack: readonly Open[] = [];
  let steps = 0;
  let moved = false;
  let from: string | undefined;
  let unwatch = () => {};

  function tell({ step, screen }: Open, shown: Shown): void {
    const { view } = shown;
    const first = screen.at === 'start' && !moved;
    if (first && (view.state === 'loading' || view.state === 'failed')) $top.set(view);
    else $top.set({ state: 'ready', within: view.state, step, shown, canBack: stack.length > 1, moved, from });
  }

  function show(next: readonly Open[]): void {
    for (const open of stack) if (!next.includes(open)) open.scope.close();
    stack = next;
    unwatch();
    const top = next[next.length - 1];
    if (top) unwatch = watch(top);
  }

  function watch(open: Open): () => void {
    const { screen } = open;
    switch (screen.at) {
      case 'start':
        return screen.model.$view.subscribe((view) => tell(open, { ...screen, view }));
      case 'submit':
        return screen.model.$view.subscribe((view) => tell(open, { ...screen, view }));
      case 'list':
        return screen.model.$view.subscribe((view) => tell(open, { ...screen, view }));
      case 'detail':
        return screen.model.$view.subscribe((view) => tell(open, { ...screen, view }));
    }
  }

  function open(make: (inner: Scope<'complaint'>, onTop: () => boolean) => Screen, link?: string): Open {
    steps += 1;
    const onTop = () => stack[stack.length - 1]?.scope === step;
    // A second tap comes from a screen that was left by the first.
    const step = openStep(scope, (...to) => {
      if (onTop()) go(...to);
    });
    return { step: steps, link, screen: make(step.scope, onTop), scope: step };
  }

  const start = () => open((inner) => ({ at: 'start', model: createComplaintStart(inner, $params) }));

  const go: Scope['go'] = (route, params = {}, options = {}) => {
    const text = (name: string) => plain(params[name]) || undefined;
    const link = stack[stack.length - 1]?.scope.scope.link(route, params);
    from = undefined;
    switch (route) {
      case 'complaint':
        moved = true;
        return show(options.replace ? [start()] : stack.slice(0, 1));
      case 'complaintList':
        moved = true;
        return show([...stack, open((inner) => ({ at: 'list', model: createComplaintList(inner) }), link)]);
      case 'complaintDetail': {
        moved = true;
        const $detail = atom({ problemId: text('problemId') ?? '' });
        return show([...stack, open((inner) => ({ at: 'detail', model: createComplaintDetail(inner, $detail) }), link)]);
      }
      case 'complaintSubmit': {
        moved = true;
        const $submit = atom({
          problemType: text('problemType') ?? '',
          problemSonType: text('problemSonType'),
          orderNo: text('orderNo'),
        });
        return show([...stack, open((inner, onTop) => ({ at: 'submit', model: createComplaintSubmit(inner, $submit, onTop) }))]);
      }
      default:
        return scope.go(route, params, options);
    }
  };

  function back(): boolean {
    if (stack.length < 2) return false;
    from = stack[stack.length - 1]?.link;
    show(stack.slice(0, -1));
    return true;
  }

  show([start()]);
  scope.onClose(
    computed($params, ({ orderId }) => orderId).listen(() => {
      from = undefined;
      show(stack.slice(0, 1));
    }),
  );
  scope.onBack(() => stack[stack.length - 1]?.scope.back() || back());
  scope.onClose(() => unwatch());

  return {
    $view: computed([$top, scope.$online], (top, online) => (top.state === 'ready' ? { ...top, online } : top)),
    reload: () => stack[stack.length - 1]?.screen.model.reload(),
    back: () => void back(),
  };
}
