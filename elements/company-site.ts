import { legal as abroad } from '../src/i18n/abroad/legal.js';
import { legal } from '../src/i18n/en/legal.js';
import { CompanySiteSkeleton } from '../src/screens/company-site/company-site.skeleton.js';
import { createCompanySite } from '../src/screens/company-site/company-site.store.js';
import { CompanySite } from '../src/screens/company-site/company-site.js';
import { contract } from './contract.js';

export default contract({
  tag: 'company-site',
  doc: "The company's public site: home with its banner, the privacy agreement, the loan terms, about us, and who stands behind it.",
  spec: 'spec 2 Official site, 9 carousel interval; screens company-site',
  attributes: {},
  events: {},
  messages: ['legal', legal, abroad],
  title: 'siteTitle',
  create: createCompanySite,
  skeleton: CompanySiteSkeleton,
  view: CompanySite,
});
