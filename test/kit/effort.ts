/** Whether figures are tried whole: `npm run test:thorough`. */
export const THOROUGH = process.env['THOROUGH'] === '1';

/** How often a test tries: the whole figure, or what fits into every run. */
export const often = (whole: number, usual: number): number => (THOROUGH ? whole : usual);

/** Of many values all, or in every run each fourth from another start on: many places in a row meet all of them. */
export const some = <T>(values: readonly T[], start: number): readonly T[] =>
  THOROUGH ? values : values.filter((_, at) => at % 4 === start % 4);

/** Of a few ways to try one of many things all, or in every run one: the next thing is tried in the next way. */
export const one = <T>(ways: readonly T[], at: number): readonly T[] => (THOROUGH ? ways : ways.slice(at % ways.length).slice(0, 1));
