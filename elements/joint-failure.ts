import { order as abroad } from '../src/i18n/abroad/order.js';
import { order } from '../src/i18n/en/order.js';
import { jointFailureFirst } from '../src/screens/joint-failure/joint-failure.first.js';
import { JointFailureSkeleton } from '../src/screens/joint-failure/joint-failure.skeleton.js';
import { createJointFailure } from '../src/screens/joint-failure/joint-failure.store.js';
import { JointFailure } from '../src/screens/joint-failure/joint-failure.js';
import { contract } from './contract.js';

export default contract({
  tag: 'joint-failure',
  doc: 'A joint login failed: why, and the products that are offered instead.',
  spec: 'spec 2 Joint login failure, 3 Joint login error response, 8; contract unionError',
  attributes: {},
  events: {},
  first: jointFailureFirst,
  messages: ['order', order, abroad],
  title: 'orderTitle',
  create: createJointFailure,
  skeleton: JointFailureSkeleton,
  view: JointFailure,
});
