import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { problemInit, problemSave, type ProblemInit } from '../../api/endpoints/complaint.js';
import { asLoanError, outcomeUnknown, type LoanError } from '../../api/errors.js';
import { capped } from '../../lib/capped.js';
import { keepChosen } from '../../navigation/step.js';
import { createDraft } from '../../session/drafts.js';
import { createLoad } from '../../session/load.js';
import { storedOrderNo, storeOrderNo } from '../../session/order-no.js';
import type { Scope } from '../../session/scope.js';
import {
  COMPLAINT_FORM,
  MOST_CHARACTERS,
  readySubmit,
  type ComplaintSubmitParams,
  type ComplaintSubmitReady,
} from './complaint-submit.ready.js';
import { createImages } from './parts/images.store.js';

export type ComplaintSubmitView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | ComplaintSubmitReady;

export interface ComplaintSubmitModel {
  readonly $view: ReadableAtom<ComplaintSubmitView>;
  reload(): unknown;
  type(text: string): void;
  pick(file: File): void;
  retry(id: number): void;
  remove(id: number): void;
  send(): Promise<void>;
  /** Leads to the borrower's complaints. */
  list(): void;
}

const MODAL_MS = 1500;
/** So long the toast of a failure stands (spec section 9). */
const REASON_MS = 2000;
const action = (orderNo: string) => `complaint-submit.send.${orderNo}`;

const kept = v.object({ text: v.string(), images: v.array(v.object({ name: v.string(), url: v.string() })) });

/** Spec 2 "Complaint submit", 4 "Complaint". `onScreen` says whether the borrower still looks at it. */
export function createComplaintSubmit(
  scope: Scope<'complaint'>,
  $params: ReadableAtom<ComplaintSubmitParams>,
  onScreen = () => true,
): ComplaintSubmitModel {
  const stored = storedOrderNo(scope);
  const $orderNo = computed($params, ({ orderNo }) => orderNo ?? stored ?? '');
  const $text = atom('');
  const $lacking = atom(0);
  const $sent = atom(false);
  const $doubt = atom(false);
  const images = createImages(scope);
  const load = createLoad<ProblemInit>(scope, {
    where: problemInit.name,
    run: (signal) => scope.call(problemInit, {}, { signal }),
  });

  const draftOf = (orderNo: string) => createDraft(scope, { form: COMPLAINT_FORM, about: orderNo, schema: kept });
  let draft = draftOf($orderNo.get());
  /** The orders whose draft is sent from here. */
  const sending = new Set<string>();
  /** Another form of this order sends these words, or others. */
  let sentElsewhere: 'these' | 'others' | undefined;
  let callOff = () => {};

  function restore(): void {
    const before = draft.read();
    $text.set(capped('', before?.text ?? '', MOST_CHARACTERS));
    images.replace(before?.images ?? []);
    $lacking.set(0);
  }

  function keep(): void {
    if (scope.signal.aborted) return;
    const sent = images.$images.get().flatMap((image) => (image.at === 'sent' ? [{ name: image.name, url: image.url }] : []));
    if ($text.get() === '' && sent.length === 0) draft.clear();
    else draft.keep({ text: $text.get(), images: sent });
  }

  /** What another form sends is not sent again from here: this one becomes what is left of the draft. Other words stay. */
  function follow(): void {
    const [before, orderNo] = [sentElsewhere, $orderNo.get()];
    const sends = !sending.has(orderNo) && scope.$held.get().has(action(orderNo));
    sentElsewhere = sends ? (before ?? (draft.read()?.text === $text.get() ? 'these' : 'others')) : undefined;
    if (sends) return;
    if (before === 'these') restore();
    else if (before === 'others' && $text.get() !== '' && draft.read() === undefined) keep();
  }

  restore();
  scope.onClose(scope.$held.subscribe(follow));
  scope.onClose(
    $orderNo.listen((orderNo) => {
      draft = draftOf(orderNo);
      callOff();
      $sent.set(false);
      $doubt.set(false);
      restore();
      sentElsewhere = undefined;
      follow();
    }),
  );

  const $view = computed(
    [load.$load, $params, $text, $lacking, images.$images, $sent, scope.$held, $orderNo, $doubt],
    (loaded, params, text, lacking, shown, sent, held, orderNo, doubt): ComplaintSubmitView =>
      loaded.state === 'ready'
        ? readySubmit(loaded.data, params, { text, lacking, images: shown, busy: held.has(action(orderNo)), sent, doubt })
        : loaded,
  );

  const lost = () => images.$images.get().find((image) => image.at === 'failed');

  function nameLost(): void {
    const name = lost()?.name;
    if (name !== undefined) scope.toast('fail', scope.t('imageFailed', { name }));
  }

  async function save(orderNo: string): Promise<void> {
    const mine = draft;
    const problemDetail = $text.get();
    const { problemType, problemSonType = '' } = $params.get();
    const before = lost();
    // Without one that was given up meanwhile it would be another complaint: it is sent when that is asked for.
    if (!(await images.settled()) || scope.signal.aborted || mine !== draft) return;
    if (lost()) {
      if (before) nameLost();
      // Of one that failed just now the reason is told first.
      else scope.after(REASON_MS, nameLost);
      return;
    }
    const problemImage = images.$images
      .get()
      // A comma inside an address would be one between two.
      .flatMap((image) => (image.at === 'sent' ? [image.url.replace(/,/g, '%2C')] : []))
      .join(',');
    const seen = () => orderNo === $orderNo.get() && onScreen();
    // Without a network nothing is sent: that is no doubt.
    const online = scope.$online.get();
    try {
      // Not given up when the element leaves: it would be filed all the same, and once more from its draft.
      await scope.call(problemSave, { problemType, problemSonType, problemDetail, problemImage, orderNo }, { signal: undefined });
    } catch (thrown) {
      const error = asLoanError(thrown, problemSave.name);
      const unclear = online && outcomeUnknown(error);
      if (scope.signal.aborted) return;
      if (!unclear || !seen()) return scope.fail(error, problemSave.name, unclear ? scope.t('sentUnknown') : undefined);
      scope.report(error);
      $doubt.set(true);
      return;
    }
    const here = orderNo === $orderNo.get();
    if (here) $doubt.set(false);
    const shown = seen() && !scope.signal.aborted;
    mine.clear();
    if (here) restore();
    // Another order may be chosen by now.
    if (shown || storedOrderNo(scope) === orderNo) {
      storeOrderNo(scope, undefined);
      keepChosen(undefined, undefined);
    }
    if (shown) $sent.set(true);
    scope.emit('loan-complaint-sent', {});
    if (!shown) return scope.toast('success', scope.t('sentTitle'));
    callOff = scope.after(MODAL_MS, () => {
      $sent.set(false);
      scope.go('complaint', {}, { replace: true });
    });
  }

  return {
    $view,
    reload: load.reload,
    type(text) {
      $text.set(capped($text.get(), text, MOST_CHARACTERS));
      $lacking.set(0);
      keep();
    },
    pick: (file) => void images.add(file).then(keep),
    retry: (id) => void images.retry(id).then(keep),
    remove(id) {
      images.remove(id);
      keep();
    },
    async send() {
      const orderNo = $orderNo.get();
      if ($sent.get() || scope.$held.get().has(action(orderNo))) return;
      if ($text.get().trim() === '') {
        $lacking.set($lacking.get() + 1);
        scope.toast('info', scope.t('textLacking'));
        return;
      }
      // Another form of this order may have kept its own words there: those are not sent from here.
      keep();
      sending.add(orderNo);
      try {
        await scope.once(action(orderNo), () => save(orderNo));
      } finally {
        sending.delete(orderNo);
      }
    },
    list: () => scope.go('complaintList'),
  };
}
