import { repay } from './repay.js';

/** Words of repayment by card, beside those of every way. */
export const card = {
  ...repay,
  cardTitle: 'Card repayment',
  chooseCard: 'Choose a card',
  cardNeeded: 'Please choose a bank card first.',
  cardUnnamed: 'Bank card',
  addCard: 'Add a bank card',
  noCards: 'There is no bank card yet. Add one to pay with it.',
  thirdParty: 'Pay with Alipay',
  thirdPartyText: 'You pay on the page of the provider and come back here afterwards.',
  backToCards: 'Pay by bank card instead',
  cardsFailed: 'Your bank cards could not be loaded.',
  payFailed: 'The payment could not be processed.',
  codeDialogTitle: 'Enter the SMS code',
  codeDialogText: 'We have sent a code to your phone to confirm this payment.',
  codeField: 'SMS code',
  codeResend: 'Send again',
  codeResendIn: 'Send again in {n} s',
  codeShort: 'enter correct code',
  codeWrong: 'verification code error',
  paidTwice: 'do not submit payment twice',
  networkError: 'error',
  codeSent: 'A new code is on its way.',
  unknownHere:
    'We looked again, but cannot see here whether it went through. Please look at your order, and pay again only if it is still open there.',
  orderTitle: 'Order Details',
  orderPaid: 'The card payment was accepted.',
  orderUnknown: 'Order details',
  orderNotListed: 'This order is not in your list of orders.',
} as const;
