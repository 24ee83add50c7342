const THOROUGH = process.env['THOROUGH'] === '1';

/** How often a test tries: the whole figure (`npm run test:thorough`), or what fits into every run. */
export const often = (whole: number, usual: number): number => (THOROUGH ? whole : usual);

/** Of many values all, or in every run each third from another start on: many places in a row meet all of them. */
export const some = <T>(values: readonly T[], start: number): readonly T[] =>
  THOROUGH ? values : values.filter((_, at) => at % 3 === start % 3);
