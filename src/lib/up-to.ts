/** The numbers from 0 to before `count`: what is drawn so many times is drawn for each. */
export const upTo = (count: number): readonly number[] => [...Array(count).keys()];
