/** The local-storage key under which another page leaves a slip (contract.md). */
export const SLIP_PLACE = 'repaymentInfo';
