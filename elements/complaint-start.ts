import { complaint as abroad } from '../src/i18n/abroad/complaint.js';
import { complaint } from '../src/i18n/en/complaint.js';
import { complaintStartFirst } from '../src/screens/complaint-start/complaint-start.first.js';
import { ComplaintStartSkeleton } from '../src/screens/complaint-start/complaint-start.skeleton.js';
import { createComplaintStart } from '../src/screens/complaint-start/complaint-start.store.js';
import { ComplaintStart } from '../src/screens/complaint-start/complaint-start.js';
import { contract } from './contract.js';

export default contract({
  tag: 'complaint-start',
  doc: 'Begin a complaint: the order it is about, and its type, which leads on to the form.',
  spec: 'spec 2 Complaint start, 4 Complaint; screens complaints',
  attributes: {
    'order-id': { type: 'id', doc: 'The order that stands there first.' },
  },
  events: {},
  first: complaintStartFirst,
  messages: ['complaint', complaint, abroad],
  title: 'complaintTitle',
  create: createComplaintStart,
  skeleton: ComplaintStartSkeleton,
  view: ComplaintStart,
});
