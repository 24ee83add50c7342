import { complaint as abroad } from '../src/i18n/abroad/complaint.js';
import { complaint } from '../src/i18n/en/complaint.js';
import { complaintSubmitFirst } from '../src/screens/complaint-submit/complaint-submit.first.js';
import { ComplaintSubmitSkeleton } from '../src/screens/complaint-submit/complaint-submit.skeleton.js';
import { createComplaintSubmit } from '../src/screens/complaint-submit/complaint-submit.store.js';
import { ComplaintSubmit } from '../src/screens/complaint-submit/complaint-submit.js';
import { contract } from './contract.js';

export default contract({
  tag: 'complaint-submit',
  doc: 'Write a complaint: the chosen type, a text of 200 characters, up to nine photos, Send.',
  spec: 'spec 2 Complaint submit, 4 Complaint, 5 Complaint text; screens complaints, drafts',
  attributes: {
    'problem-type': { type: 'string', required: true, doc: 'The value of the type of complaint.' },
    'problem-son-type': { type: 'string', doc: 'The value of the sub-type, for a type that has some.' },
    'order-no': { type: 'id', doc: 'The order the complaint is about. Default: the stored order number, if there is one.' },
  },
  events: {
    'loan-complaint-sent': { detail: '{}', doc: 'The complaint was filed.' },
  },
  first: complaintSubmitFirst,
  messages: ['complaint', complaint, abroad],
  title: 'submitTitle',
  create: createComplaintSubmit,
  skeleton: ComplaintSubmitSkeleton,
  view: ComplaintSubmit,
});
