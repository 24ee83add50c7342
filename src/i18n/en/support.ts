/** Words of customer service. */
export const support = {
  serviceTitle: 'Customer service',
  serviceIntro: 'We are here to help. Call us, write to us, or send us a complaint.',
  serviceIntroCall: 'We are here to help. Call us, or send us a complaint.',
  serviceIntroWrite: 'We are here to help. Write to us, or send us a complaint.',
  telephone: 'Telephone',
  email: 'E-mail',
  call: 'Call',
  complain: 'Make a complaint',
  complainNote: 'We reply within 3 weekdays',
  contactNone: 'There is no telephone or e-mail to show at the moment. You can always send us a complaint.',
} as const;
