/** Words of order details, joint failure, recommended products and ways to repay. */
export const order = {} as const;
