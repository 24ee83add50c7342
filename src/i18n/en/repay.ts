/** Words of repayment in every way. */
export const repay = {} as const;
