import { complaint as abroad } from '../src/i18n/abroad/complaint.js';
import { complaint } from '../src/i18n/en/complaint.js';
import { ComplaintFlowSkeleton } from '../src/screens/complaint-flow/complaint-flow.skeleton.js';
import { createComplaintFlow } from '../src/screens/complaint-flow/complaint-flow.store.js';
import { ComplaintFlow } from '../src/screens/complaint-flow/complaint-flow.js';
import { contract } from './contract.js';

export default contract({
  tag: 'complaint-flow',
  doc: 'All of complaints in one element that never leaves the page: start, form, list and details, with a way back.',
  spec: 'spec 2 Complaint start, Complaint submit, Complaint list, Complaint details; screens complaint-flow',
  attributes: {
    'order-id': { type: 'id', doc: 'The order that stands there first.' },
  },
  events: {
    'loan-complaint-sent': { detail: '{}', doc: 'The complaint was filed.' },
    'loan-complaint-rated': { detail: '{ score: number }', doc: 'The handling of a complaint was rated with 1 to 5 stars.' },
  },
  messages: ['complaint', complaint, abroad],
  title: 'complaintTitle',
  create: createComplaintFlow,
  skeleton: ComplaintFlowSkeleton,
  view: ComplaintFlow,
});
