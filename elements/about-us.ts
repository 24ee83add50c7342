import { legal as abroad } from '../src/i18n/abroad/legal.js';
import { legal } from '../src/i18n/en/legal.js';
import { AboutUsSkeleton } from '../src/screens/about-us/about-us.skeleton.js';
import { createAboutUs } from '../src/screens/about-us/about-us.store.js';
import { AboutUs } from '../src/screens/about-us/about-us.js';
import { contract } from './contract.js';

export default contract({
  tag: 'about-us',
  doc: 'Who the service is: the name of the product and the support e-mail, or the text of the deployment (configuration key texts).',
  spec: 'spec 2 About us; screens legal texts',
  attributes: {},
  events: {},
  messages: ['legal', legal, abroad],
  title: 'aboutTitle',
  create: createAboutUs,
  skeleton: AboutUsSkeleton,
  view: AboutUs,
});
