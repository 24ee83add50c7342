/** Words of the bank account form. */
export const bank = {
  bankTitle: 'Payment account information',
  bankLead: 'Your money is sent to this account. It has to be in your own name.',
  bankLeadPay: 'You pay from this account or card. It has to be in your own name.',
  next: 'Next',
  missingValue: '{title}: please fill this in.',
  saved: 'Your account was saved.',
  savedUnknown: 'The answer was lost: your account may have been saved. Please press once more to be sure.',
  noFormTitle: 'There is nothing to fill in',
  noForm: 'No account can be added here at the moment. Please try again later.',
} as const;
