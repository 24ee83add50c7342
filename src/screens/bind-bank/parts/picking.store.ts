import { atom, type ReadableAtom } from 'nanostores';

/** A picker that is open: nothing is decided until Confirm. */
export interface Picking {
  /** The field it is for. */
  readonly id: string;
  readonly marked: string | undefined;
  readonly search: string;
}

export interface PickingModel {
  readonly $picking: ReadableAtom<Picking | undefined>;
  open(id: string, chosen: string): void;
  mark(type: string): void;
  search(text: string): void;
  close(): void;
}

export function createPicking(): PickingModel {
  const $picking = atom<Picking | undefined>();
  const change = (part: Partial<Picking>) => {
    const now = $picking.get();
    if (now) $picking.set({ ...now, ...part });
  };
  return {
    $picking,
    open: (id, chosen) => $picking.set({ id, marked: chosen === '' ? undefined : chosen, search: '' }),
    mark: (type) => change({ marked: type }),
    search: (text) => change({ search: text }),
    close: () => $picking.set(undefined),
  };
}
