import { complaint as abroad } from '../src/i18n/abroad/complaint.js';
import { complaint } from '../src/i18n/en/complaint.js';
import { complaintDetailFirst } from '../src/screens/complaint-detail/complaint-detail.first.js';
import { ComplaintDetailSkeleton } from '../src/screens/complaint-detail/complaint-detail.skeleton.js';
import { createComplaintDetail } from '../src/screens/complaint-detail/complaint-detail.store.js';
import { ComplaintDetail } from '../src/screens/complaint-detail/complaint-detail.js';
import { contract } from './contract.js';

export default contract({
  tag: 'complaint-detail',
  doc: 'One complaint: type, text and photos, the answer, and a rating when the server asks for one.',
  spec: 'spec 2 Complaint details, 4 Complaint rating modal; screens complaints',
  attributes: {
    'problem-id': { type: 'id', required: true, doc: 'The complaint to show.' },
  },
  events: {
    'loan-complaint-rated': { detail: '{ score: number }', doc: 'The handling of the complaint was rated with 1 to 5 stars.' },
  },
  first: complaintDetailFirst,
  messages: ['complaint', complaint, abroad],
  title: 'detailTitle',
  create: createComplaintDetail,
  skeleton: ComplaintDetailSkeleton,
  view: ComplaintDetail,
});
