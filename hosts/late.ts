/** What a view speaks to before it is there. */
type Late = ((...given: unknown[]) => unknown) & { real?: (...given: unknown[]) => unknown };

/**
 * Stands in a first drawing for a function that comes with the page's own script, which puts the `real` one into it; until then, and
 * ever after for what it `can` do, `now` is called, or nothing.
 */
export function later(now?: (...given: unknown[]) => unknown, can?: (given: unknown) => boolean): Late {
  const late: Late = (...given) => (can?.(given[0]) ? now : (late.real ?? now))?.(...given) ?? null;
  return late;
}

/** Puts what came into what stands for it, in the same order. */
export function arrive(stands: readonly Late[], came: readonly Late['real'][]): void {
  stands.forEach((late, at) => Object.assign(late, { real: came[at] }));
}
