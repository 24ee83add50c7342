/** Words of the registration promotion. */
export const promotion = {} as const;
