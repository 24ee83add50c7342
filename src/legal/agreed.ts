/** The business constants of the loan agreement and the policy (spec section 9): every number that the texts state. */
export const agreed = {
  /** Both the applicant's age and the policy's: borrowers are over it, people under it are minors. */
  age: 18,
  /** Calendar days. */
  term: { from: 91, to: 365 },
  decisionDays: 1,
  /** Calendar days. */
  disbursement: { from: 1, to: 3 },
  /** Prepayment: only after this share of the term, and as many days after disbursement. */
  prepayment: { shareOfTerm: 'half', days: 7 },
  /** The default penalty, charged one time. */
  penalty: { currency: 'Rs.', newClient: 1000, repeatClient: 800 },
  /** Interest a day on the unpaid amount, in percent, by the day after the due date. The last has no end. */
  lateInterest: [
    { from: 1, to: 30, percent: 5 },
    { from: 31, to: 90, percent: 4 },
    { from: 91, to: undefined, percent: 2 },
  ],
  /** Within how many days a new name, birth date or address is told. */
  changeOfDetailsDays: 3,
  assignmentBusinessDays: 7,
  /** A judgment unpaid for so many days is a default. */
  judgmentDays: 10,
  /** What a payment is used for after maturity, in this order. */
  paymentOrder: ['charges that the law permits', 'costs of enforcing this agreement', 'late fees', 'fees', 'interest', 'principal'],
  complaintReplyWeekdays: 3,
  /** When cookies set by the app expire. */
  cookieExpiry: '31 December 9999',
  /** For how long a draft is kept on the phone. */
  draftDays: 7,
} as const;

/** `1 day`, `3 days`. */
export const days = (count: number, unit = 'day'): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `91 to 365 calendar days`. */
export const span = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from} to ${days(to, 'calendar day')}`;

/** `Rs.1,000`. */
export const penalty = (amount: number): string => `${agreed.penalty.currency}${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `Days 1 to 30`, `From day 91`. */
export const dayRange = ({ from, to }: { readonly from: number; readonly to: number | undefined }): string =>
  to === undefined ? `From day ${from}` : `Days ${from} to ${to}`;
