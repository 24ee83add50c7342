/** Words of customer service and about us. */
export const support = {} as const;
