import type { Block, Fact, Prose, Section } from '../lib/prose.js';
import { agreed, dayRange, days, penalty, span } from './agreed.js';
import { contactsOf, known, type Company } from './company.js';

const { prepayment, penalty: penalties } = agreed;

const lateInterest: readonly Fact[] = agreed.lateInterest.map((range) => ({ text: dayRange(range), value: `${range.percent}% a day` }));

const glance: readonly Fact[] = [
  { text: 'Who can apply', value: `People over ${agreed.age}` },
  { text: 'Our decision', value: `Within ${days(agreed.decisionDays)}` },
  { text: 'Your money', value: `Within ${span(agreed.disbursement)}` },
  { text: 'Term', value: span(agreed.term) },
  { text: 'Repaying early', value: `After ${prepayment.shareOfTerm} the term, and ${days(prepayment.days)} or more after disbursement` },
  {
    text: 'Paying late',
    value: `${penalty(penalties.newClient)} once (repeat clients ${penalty(penalties.repeatClient)}), and interest for each day`,
  },
];

const meaning = ({ name, product }: Company): readonly Block[] => [
  {
    points: [
      `“We”, “us” and “our” mean ${name}.`,
      '“You” means the person who applies for a loan or has taken one.',
      `“The app” means ${product}, with its screens and its messages to you.`,
      '“Disbursement” means our payment of the loan to your account.',
      '“Due date” means a day on which your repayment plan asks for a payment. “Maturity” means the last of them.',
      '“New client” means somebody who takes a first loan from us; “repeat client” means somebody who has repaid a loan to us before.',
      '“Calendar days” are all days. “Business days” are all days but Saturdays, Sundays and public holidays.',
    ],
  },
];

const applying: readonly Block[] = [
  'You can apply for a loan when all of this is true:',
  {
    points: [
      `you are over ${agreed.age} years old;`,
      'the law lets you enter into an agreement of your own;',
      'the telephone number and the account that you give us are your own;',
      'what you tell us about yourself is true and complete.',
    ],
  },
];

const decision: readonly Block[] = [
  `We decide within ${days(agreed.decisionDays)} of receiving your complete application, and tell you in the app.`,
  'We may offer you the loan that you asked for, offer a smaller one or a shorter term, or say no. Applying does not oblige you to take a loan, and does not oblige us to give one.',
  'Before we decide, we may check what you told us, as far as the law allows and our General Terms and Conditions say.',
];

const theLoan: readonly Block[] = [
  `The term of a loan is ${span(agreed.term)}, counted from the day of disbursement.`,
  'The amount, the term, the interest, the fees and the repayment plan of your own loan are on the confirmation screen. Look at them first: you accept them, and this agreement, when the agreement box is ticked and you press “Loan Now”.',
  'The loan is for lawful purposes only.',
];

const disbursement: readonly Block[] = [
  `When you have accepted the loan, we pay it to the bank or mobile-money account that you gave us within ${span(agreed.disbursement)}.`,
  'Please check the number of your account before you accept: a loan that we paid to the account you gave us counts as paid to you. If the money has not arrived by then, tell us at once.',
];

const cost: readonly Block[] = [
  'You pay the interest and the fees that the confirmation screen and your repayment plan show. Apart from them there are only the charges that this agreement names: for a rollover, for late payment, and the costs of enforcing this agreement.',
];

const repayment: readonly Block[] = [
  'Pay each amount of your repayment plan in full, on or before its due date, in one of the ways the app offers.',
  {
    points: [
      'A payment counts from the day on which we receive it.',
      'Keep the receipt or the message that confirms it.',
      'Pay only to the accounts and codes that the app shows you. We never ask you to pay to the private account of a person.',
    ],
  },
  'If the app offers to move the due date of your loan (a rollover), it shows you what that costs before you pay, and the new date after it.',
];

const early: readonly Block[] = [
  'You can repay your loan before maturity when both of these are true:',
  {
    points: [
      `at least ${prepayment.shareOfTerm} of the term has passed; and`,
      `at least ${days(prepayment.days)} have passed since disbursement.`,
    ],
  },
];

const late: readonly Block[] = [
  `If you do not pay an amount by its due date, you pay a default penalty. It is charged one time: ${penalty(penalties.newClient)} for a new client, ${penalty(penalties.repeatClient)} for a repeat client.`,
  'For every day after the due date you also pay interest on the amount that is still unpaid:',
  { facts: lateInterest },
  'If you see that you cannot pay in time, please talk to us before the due date.',
];

const order: readonly Block[] = ['Money that we receive after maturity is used in this order:', { steps: agreed.paymentOrder }];

const defaults: readonly Block[] = [
  'You are in default when one of these things happens:',
  {
    points: [
      'you do not pay an amount of this agreement by its due date;',
      'something important that you told us was not true;',
      `a court has ordered you to pay money to somebody, and you have not paid it for ${days(agreed.judgmentDays)};`,
      'you become insolvent, or proceedings about that are opened;',
      'you break another duty of this agreement and do not put it right when we ask you to.',
    ],
  },
  'We may then, as far as the law allows, ask for all that is unpaid at once, charge what the clause “If you pay late” says and the costs of enforcing this agreement, report the default to a licensed credit bureau, and go to court.',
];

const details: readonly Block[] = [
  `Tell us within ${days(agreed.changeOfDetailsDays)} when your name, your date of birth or your address changes.`,
  'Tell us at once when you lose your telephone or think that somebody else uses your account.',
];

const messages = (company: Company): readonly Block[] => [
  'We write to you in the app, by SMS, by telephone or by e-mail, at the contacts that you gave us. Please keep them up to date.',
  contactsOf(company).length > 0 ? 'You can write to us at the contacts below.' : 'You can write to us in the app.',
];

const data: readonly Block[] = [
  'What we collect about you, what we use it for and what you can decide about it stands in our General Terms and Conditions.',
];

const assignment: readonly Block[] = [
  `We may pass our rights and duties of this agreement on to somebody else. We tell you at least ${days(agreed.assignmentBusinessDays, 'business day')} before.`,
  'You may pass yours on only if we agree in writing.',
];

const changes: readonly Block[] = [
  'We may change these terms for loans to come, and show you the new ones before you accept such a loan. A loan that you have already taken keeps the terms it was taken under, unless the law requires a change.',
];

const law: readonly Block[] = [
  'This agreement is governed by the laws of the United Republic of Tanzania, and its courts decide. Please write to us first: most questions are settled that way.',
];

const rest: readonly Block[] = [
  {
    points: [
      'If a part of this agreement is not valid, the other parts stay as they are.',
      'If we do not use a right at once, we can still use it later.',
      'The confirmation screen, your repayment plan and these terms are the whole agreement between us about your loan.',
    ],
  },
];

/** Nothing where nothing is known. */
function lender(company: Company): readonly Section[] {
  const facts = [
    ...known([
      { text: 'Lender', value: company.legalName },
      { text: 'Registration number', value: company.registrationNumber },
      { text: 'Authorisation number', value: company.authorisationNumber },
    ]),
    ...contactsOf(company),
  ];
  return facts.length > 0 ? [{ id: 'lender', title: 'The lender, and how to reach us', blocks: [{ facts }] }] : [];
}

const sections = (company: Company): readonly Section[] => [
  { id: 'meaning', title: 'What the words mean', blocks: meaning(company) },
  { id: 'applying', title: 'Who can apply', blocks: applying },
  { id: 'decision', title: 'Your application and our decision', blocks: decision },
  { id: 'the-loan', title: 'The loan and its term', blocks: theLoan },
  { id: 'disbursement', title: 'How you get the money', blocks: disbursement },
  { id: 'cost', title: 'What the loan costs', blocks: cost },
  { id: 'repayment', title: 'How you repay', blocks: repayment },
  { id: 'early', title: 'Repaying early', blocks: early },
  { id: 'late', title: 'If you pay late', blocks: late },
  { id: 'order', title: 'Order of payment after maturity', blocks: order },
  { id: 'default', title: 'Default', blocks: defaults },
  { id: 'details', title: 'When your details change', blocks: details },
  { id: 'messages', title: 'How we write to each other', blocks: messages(company) },
  { id: 'data', title: 'Your information', blocks: data },
  { id: 'assignment', title: 'Passing this agreement on', blocks: assignment },
  { id: 'changes', title: 'Changes of these terms', blocks: changes },
  { id: 'law', title: 'Law and disputes', blocks: law },
  { id: 'rest', title: 'Other terms', blocks: rest },
  ...lender(company),
];

/** The loan agreement (spec 2 Loan terms, and section 9). */
export const loanTerms = (company: Company): Prose => ({
  intro: [
    `This is the agreement between you and ${company.name} about every loan that you take through ${company.product}. Please read it before you accept a loan.`,
  ],
  glance,
  sections: sections(company),
});
