import type { Block, Prose, Section } from '../lib/prose.js';
import { agreed, days } from './agreed.js';
import { contactsOf, known, type Company } from './company.js';

const lender = (company: Company): readonly Block[] => [
  `The lender${company.legalName ? ' named here' : ''} runs ${company.product}. “We”, “us” and “our” mean the lender; “you” means the person who uses the service.`,
  {
    facts: [
      ...known([
        { text: 'Company name', value: company.legalName },
        { text: 'Registration number', value: company.registrationNumber },
        { text: 'Authorisation number', value: company.authorisationNumber },
      ]),
      ...contactsOf(company),
    ],
  },
];

const collection = ({ product }: Company): readonly Block[] => [
  'We collect only what a loan and its repayment need:',
  {
    points: [
      'what you tell us: your telephone number, your name and the other details of an application, the bank or mobile-money account that you want to use, and what you write to our support, with the pictures you attach;',
      'what comes about by using the service: your loans, repayments and complaints, and the dates on which you accepted an agreement;',
      'what your telephone sends along: see “Information about your device”;',
      'what others may tell us by law, such as a licensed credit bureau or your payment provider.',
    ],
  },
  `The screens of ${product} do not read your contacts, your messages or your location. Of your pictures they see only those you choose to attach.`,
];

const use: readonly Block[] = [
  'We use this information',
  {
    points: [
      'to know who you are and to decide about your application;',
      'to pay out your loan, to receive your repayments and to show you where your loan stands;',
      'to answer your questions and complaints;',
      'to remind you of a due date, and to collect what is overdue by lawful means;',
      'to prevent fraud and to keep the service safe;',
      'to fulfil our duties by law, such as the keeping of accounts.',
    ],
  },
  'We do not sell it, and we do not use it for anything else without asking you first.',
];

const sharing: readonly Block[] = [
  'Some work is done for us by others: banks and mobile-money providers move the money, telecommunication companies deliver our messages, data centres keep our systems running, licensed credit bureaus and collection agencies do what the law lets them do.',
  'These service providers get only what their work needs. They may use it for that work alone, and have to protect it as we do.',
  'Apart from that, we disclose information about you only where a law, a court or an authority with the right to do so requires it, where you asked us to, or to a company that takes over our business or your loan; that company is bound by these terms too.',
];

const cookies: readonly Block[] = [
  'Cookies and the storage of your browser let a page remember something on your telephone. We use them so that a page still knows what you were doing when you come back to it. We do not use them for advertising.',
  `Cookies set by the app carry the expiry date ${agreed.cookieExpiry}: they stay until you delete them. The draft of a form is kept on your telephone until you send it, for ${days(agreed.draftDays)} at the most, and never holds the number of a card or an account.`,
  'You can delete cookies and stored data in the settings of your browser or telephone at any time. What you have already sent to us is not touched by that.',
];

const device: readonly Block[] = [
  'With each request the app sends an identifier of your device, the version of the app and the kind of system it runs on. As with every connection, our servers also see the address of your network and the time.',
  'We use this to keep your session apart from others, to find faults, and to notice when somebody else tries to use your account.',
];

const minors: readonly Block[] = [
  `The service is not for minors. People under ${agreed.age} years old cannot take a loan, and we do not knowingly collect information about them.`,
  `If you believe that somebody under ${agreed.age} has given us information, please tell us: we delete it.`,
];

const password: readonly Block[] = [
  'Your password and the codes that we send you by SMS are the key to your account.',
  {
    points: [
      'Choose a password that nobody can guess, and use it nowhere else.',
      'Tell neither the password nor a code to anybody. We never ask you for them, not by telephone and not in a message.',
      'Lock your telephone, and sign out on one that is not your own.',
      'If you think that somebody knows your password, change it and tell us at once.',
    ],
  },
  'We protect what is sent between your telephone and us by encryption, and give access to it only to people who need it for their work. No system is perfectly safe; when something happens that puts you at risk, we tell you.',
];

const choices = (company: Company): readonly Block[] => [
  'You can',
  {
    points: [
      'ask what we hold about you, get a copy of it, and have what is wrong corrected;',
      'opt out of messages that are not about a loan of yours;',
      'withdraw a consent that you gave, for the time to come;',
      'delete your account in the app. We then keep only what the law or an unpaid loan requires.',
    ],
  },
  `To opt out or to ask for any of this, write to us${contactsOf(company).length > 0 ? ' at the contacts above' : ' in the app'}. It costs nothing, and it has no effect on a loan that you already have.`,
];

const keeping: readonly Block[] = [
  'We keep information as long as you have an account or a loan with us, and after that as long as the law requires it or a claim is open. Then it is deleted, or changed so that nobody can tell that it was about you.',
];

const grievance = (company: Company): readonly Block[] => [
  'If you think that we have treated your information or yourself wrongly, write to our grievance officer. Every complaint is read by a person and answered.',
  { facts: [...known([{ text: 'Grievance officer', value: company.grievanceOfficer }]), ...contactsOf(company)] },
];

const changes: readonly Block[] = [
  'When we change these terms, we publish the new ones here with their date. If a change matters to you, we tell you in the app before it takes effect.',
];

const sections = (company: Company): readonly Section[] => [
  { id: 'lender', title: 'Lender information', blocks: lender(company) },
  { id: 'collection', title: 'Collection of information', blocks: collection(company) },
  { id: 'use', title: 'Use of your data', blocks: use },
  { id: 'sharing', title: 'Disclosure to service providers', blocks: sharing },
  { id: 'cookies', title: 'Cookies', blocks: cookies },
  { id: 'device', title: 'Information about your device', blocks: device },
  { id: 'minors', title: `Minors under ${agreed.age}`, blocks: minors },
  { id: 'password', title: 'Password security', blocks: password },
  { id: 'choices', title: 'Your choices and your right to opt out', blocks: choices(company) },
  { id: 'keeping', title: 'How long we keep information', blocks: keeping },
  { id: 'grievance', title: 'Grievance officer', blocks: grievance(company) },
  { id: 'changes', title: 'Changes of these terms', blocks: changes },
];

/** The General Terms and Conditions: what becomes of a borrower's information (spec 2 Privacy policy). */
export const privacyPolicy = (company: Company): Prose => ({
  intro: [
    `These terms say who we are, what ${company.product} learns about you, what that is used for, and what you can decide about it. They apply whenever you use ${company.product}.`,
  ],
  sections: sections(company),
});
