/** Words of account deletion. */
export const account = {} as const;
