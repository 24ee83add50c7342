import { atom, computed, type ReadableAtom } from 'nanostores';
import { problemDetail, saveScore, type ProblemDetail } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { readyDetail, type ComplaintDetailReady, type EnlargedImage, type ImageRule } from './complaint-detail.ready.js';

export interface ComplaintDetailParams {
  readonly problemId: string;
}

export type ComplaintDetailView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | ComplaintDetailReady;

export interface ComplaintDetailModel {
  readonly $view: ReadableAtom<ComplaintDetailView>;
  reload(): unknown;
  enlarge(image: EnlargedImage): void;
  shrink(): void;
  star(stars: number): void;
  rate(): Promise<void>;
  cancel(): void;
}

const RATING_AFTER = 3000;
const action = (problemId: string) => `complaint-detail.rate.${problemId}`;

/** Spec 2 "Complaint details", 4 "Complaint rating modal". */
export function createComplaintDetail(scope: Scope<'complaint'>, $params: ReadableAtom<ComplaintDetailParams>): ComplaintDetailModel {
  const $problemId = computed($params, ({ problemId }) => problemId);
  const $rating = atom(false);
  const $stars = atom(0);
  const $enlarged = atom<EnlargedImage | undefined>();
  const load = createLoad<ProblemDetail>(scope, {
    where: problemDetail.name,
    on: [$problemId],
    run: (signal) => scope.call(problemDetail, { problemId: $problemId.get() }, { signal }),
  });
  const imageOf: ImageRule = (url, where) => scope.safeImage(url, where, true);
  const isRated = ({ problemId }: ProblemDetail) => scope.$rated.get().has(action(problemId));
  let callOff = () => {};

  function close(): void {
    $rating.set(false);
    $stars.set(0);
  }

  scope.onClose(
    load.$load.subscribe((loaded) => {
      if (loaded.state === 'ready' && !loaded.fresh) return;
      callOff();
      const wanted = loaded.state === 'ready' && loaded.data.isNeedScore && !isRated(loaded.data);
      if (loaded.state !== 'ready') $enlarged.set(undefined);
      if (!wanted) close();
      else if (!$rating.get()) callOff = scope.after(RATING_AFTER, () => $rating.set(true));
    }),
  );
  scope.onClose(
    scope.$rated.listen(() => {
      const now = load.$load.get();
      if (now.state !== 'ready' || !isRated(now.data)) return;
      callOff();
      close();
    }),
  );
  scope.onBack(() => {
    if (!$enlarged.get()) return false;
    $enlarged.set(undefined);
    return true;
  });

  const $view = computed(
    [load.$load, $rating, $stars, $enlarged, scope.$held, scope.$config],
    (loaded, rating, stars, enlarged, held): ComplaintDetailView => {
      if (loaded.state !== 'ready') return loaded;
      const ready = readyDetail(loaded.data, imageOf);
      const src = enlarged && ready[enlarged.of][enlarged.index];
      return {
        ...ready,
        dialog: src
          ? { at: 'image', src, n: enlarged.index + 1 }
          : rating
            ? { at: 'rating', stars, busy: held.has(action(loaded.data.problemId)) }
            : undefined,
      };
    },
  );

  async function save(problemId: string): Promise<void> {
    const score = $stars.get();
    try {
      await scope.call(saveScore, { score, problemId });
    } catch (thrown) {
      scope.fail(thrown, saveScore.name);
      return;
    }
    scope.$rated.set(new Set([...scope.$rated.get(), action(problemId)]));
    scope.toast('success', scope.t('rated'));
    scope.emit('loan-complaint-rated', { score });
  }

  return {
    $view,
    reload: load.reload,
    enlarge: (image) => $enlarged.set(image),
    shrink: () => $enlarged.set(undefined),
    star: (stars) => $stars.set(stars),
    async rate() {
      const loaded = load.$load.get();
      if (loaded.state !== 'ready' || !$rating.get()) return;
      // Spec 5 checks no stars there; the contract has no score for none.
      if ($stars.get() === 0) return scope.toast('info', scope.t('chooseStars'));
      await scope.once(action(loaded.data.problemId), () => save(loaded.data.problemId));
    },
    cancel: close,
  };
}
