/** Words of the bank account form. */
export const bank = {} as const;
