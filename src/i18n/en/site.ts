/** Words of the company site's contact form. */
export const site = {
  contactTitle: 'Contact us',
  contactLead: 'Tell us what we can do better. We read every suggestion.',
  contactName: 'Name',
  contactTelephone: 'Telephone',
  contactSuggestion: 'Suggestion',
  contactSend: 'Send',
  contactIncomplete: 'Please provide complete information!',
  contactNameMissing: 'Please enter your name.',
  contactTelephoneMissing: 'Please enter your telephone number.',
  contactSuggestionMissing: 'Please write your suggestion.',
  contactSent: 'Thank you for your suggestion',
  contactSentText: 'If there is something to answer, we call the number you gave us.',
  contactAgain: 'Write another one',
} as const;
