import { site as abroad } from '../src/i18n/abroad/site.js';
import { site } from '../src/i18n/en/site.js';
import { ContactFormSkeleton } from '../src/screens/contact-form/contact-form.skeleton.js';
import { createContactForm } from '../src/screens/contact-form/contact-form.store.js';
import { ContactForm } from '../src/screens/contact-form/contact-form.js';
import { contract } from './contract.js';

export default contract({
  tag: 'contact-form',
  doc: 'A form for visitors of the company site: name, telephone, suggestion. It sends nothing itself; the page takes the event. Mounted nowhere.',
  spec: 'spec 2 Official site, 5 Contact form; screens contact-form',
  attributes: {},
  events: {
    'loan-contact': {
      detail: '{ name: string; telephone: string; suggestion: string }',
      doc: 'The form is complete and was sent off; what becomes of it is up to the page.',
    },
  },
  messages: ['site', site, abroad],
  title: 'contactTitle',
  create: createContactForm,
  skeleton: ContactFormSkeleton,
  view: ContactForm,
});
