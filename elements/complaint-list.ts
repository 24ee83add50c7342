import { complaint as abroad } from '../src/i18n/abroad/complaint.js';
import { complaint } from '../src/i18n/en/complaint.js';
import { complaintListFirst } from '../src/screens/complaint-list/complaint-list.first.js';
import { ComplaintListSkeleton } from '../src/screens/complaint-list/complaint-list.skeleton.js';
import { createComplaintList } from '../src/screens/complaint-list/complaint-list.store.js';
import { ComplaintList } from '../src/screens/complaint-list/complaint-list.js';
import { contract } from './contract.js';

export default contract({
  tag: 'complaint-list',
  doc: 'The complaints of the borrower by tab, each with its time, type and content.',
  spec: 'spec 2 Complaint list, 3 Complaint list item; screens complaints',
  attributes: {},
  events: {},
  first: complaintListFirst,
  messages: ['complaint', complaint, abroad],
  title: 'listTitle',
  create: createComplaintList,
  skeleton: ComplaintListSkeleton,
  view: ComplaintList,
});
