/** Words of the company site and its contact form. */
export const site = {} as const;
