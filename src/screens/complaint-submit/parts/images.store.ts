import { atom, type ReadableAtom } from 'nanostores';
import { problemUpload } from '../../../api/endpoints/complaint.js';
import { LoanError } from '../../../api/errors.js';
import { charactersOf } from '../../../lib/characters.js';
import type { Scope } from '../../../session/scope.js';
import { MOST_IMAGES, type ComplaintImage } from '../complaint-submit.ready.js';
import { shrink } from './shrink.js';

/** An image as a draft keeps it. */
export interface KeptImage {
  readonly name: string;
  readonly url: string;
}

export interface Images {
  readonly $images: ReadableAtom<readonly ComplaintImage[]>;
  /** Makes it small and sends it; the tenth is ignored, what is no image is refused by name. Resolves when it is there or not. */
  add(file: File): Promise<void>;
  retry(id: number): Promise<void>;
  /** Gives it up, wherever it is on its way. */
  remove(id: number): void;
  /** Puts sent images there instead of all others. */
  replace(kept: readonly KeptImage[]): void;
  /** Resolves when none is on its way any more; to `false` at once when one was given up. */
  settled(): Promise<boolean>;
}

interface Held {
  readonly control: AbortController;
  image?: File;
}

const going = (image: ComplaintImage) => image.at === 'preparing' || image.at === 'sending';

/** The images of one complaint, each on its own way to the server. */
export function createImages(scope: Scope<'complaint'>): Images {
  const $images = atom<readonly ComplaintImage[]>([]);
  const held = new Map<number, Held>();
  let last = 0;
  /** One at a time is decoded: a phone has little memory. */
  let turn: Promise<unknown> = Promise.resolve();

  const find = (id: number) => $images.get().find((image) => image.id === id);

  function put(next: ComplaintImage): void {
    $images.set($images.get().map((image) => (image.id === next.id ? next : image)));
  }

  function release({ preview }: ComplaintImage): void {
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
  }

  function remove(id: number): void {
    const image = find(id);
    if (!image) return;
    held.get(id)?.control.abort();
    held.delete(id);
    release(image);
    $images.set($images.get().filter((other) => other !== image));
  }

  async function send(id: number, { image: file, control }: Held): Promise<void> {
    const before = find(id);
    if (!before || !file) return;
    const { name, preview } = before;
    put({ id, name, preview, at: 'sending', share: 0 });
    try {
      const { url } = await scope.call(
        problemUpload,
        { problemImage: file },
        {
          signal: control.signal,
          onProgress: (share) => {
            if (find(id)?.at === 'sending') put({ id, name, preview, at: 'sending', share });
          },
        },
      );
      if (control.signal.aborted) return;
      // It is shown after a reload, and goes along with the complaint.
      if (!scope.safeImage(url)) throw new LoanError('contract', problemUpload.name);
      held.delete(id);
      put({ id, name, preview, at: 'sent', url });
      scope.toast('success', scope.t('imageSent'));
    } catch (thrown) {
      if (control.signal.aborted) return;
      put({ id, name, preview, at: 'failed' });
      scope.fail(thrown, problemUpload.name);
    }
  }

  async function prepare(id: number, name: string, file: File, mine: Held): Promise<void> {
    if (mine.control.signal.aborted) return;
    const shrunk = await shrink(file);
    if (mine.control.signal.aborted) return;
    if ('refused' in shrunk) {
      remove(id);
      scope.toast('fail', scope.t(shrunk.refused, { name }));
      return;
    }
    mine.image = shrunk.image;
    put({ id, name, preview: URL.createObjectURL(shrunk.image), at: 'preparing' });
  }

  function clear(): void {
    for (const { id } of $images.get()) remove(id);
  }

  scope.onClose(clear);

  return {
    $images,
    async add(file) {
      if (scope.signal.aborted || $images.get().length >= MOST_IMAGES) return;
      last += 1;
      const id = last;
      const name = charactersOf(file.name).slice(0, 60).join('');
      const mine: Held = { control: new AbortController() };
      held.set(id, mine);
      $images.set([...$images.get(), { id, name, preview: undefined, at: 'preparing' }]);
      turn = turn.then(() => prepare(id, name, file, mine));
      await turn;
      await send(id, mine);
    },
    async retry(id) {
      const mine = held.get(id);
      if (mine && find(id)?.at === 'failed') await send(id, mine);
    },
    remove,
    replace(kept) {
      clear();
      $images.set(
        kept.slice(0, MOST_IMAGES).flatMap(({ name, url }) => {
          const preview = scope.safeImage(url);
          if (!preview) return [];
          last += 1;
          return [{ id: last, name, preview, at: 'sent', url }];
        }),
      );
    },
    settled: () =>
      new Promise((resolve) => {
        const count = $images.get().length;
        const off = $images.subscribe((images) => {
          const whole = images.length >= count;
          if (whole && images.some(going)) return;
          // Subscribing calls at once, before there is anything to call off.
          void Promise.resolve().then(() => off());
          resolve(whole);
        });
      }),
  };
}
