import { legal as abroad } from '../src/i18n/abroad/legal.js';
import { legal } from '../src/i18n/en/legal.js';
import { PrivacyPolicySkeleton } from '../src/screens/privacy-policy/privacy-policy.skeleton.js';
import { createPrivacyPolicy } from '../src/screens/privacy-policy/privacy-policy.store.js';
import { PrivacyPolicy } from '../src/screens/privacy-policy/privacy-policy.js';
import { contract } from './contract.js';

export default contract({
  tag: 'privacy-policy',
  doc: "The General Terms and Conditions: who lends, what is collected and why. The deployment's own text (configuration key texts) or a page of its own (src) stands in for ours.",
  spec: 'spec 2 Privacy policy, 9 Policy; contract Safety, Frames; screens legal texts',
  attributes: {
    src: { type: 'string', doc: 'The page that is framed instead of the text: an https url, or one of the own origin.' },
  },
  events: {},
  messages: ['legal', legal, abroad],
  title: 'privacyTitle',
  create: createPrivacyPolicy,
  skeleton: PrivacyPolicySkeleton,
  view: PrivacyPolicy,
});
