import { support as abroad } from '../src/i18n/abroad/support.js';
import { support } from '../src/i18n/en/support.js';
import { customerServiceFirst } from '../src/screens/customer-service/customer-service.first.js';
import { CustomerServiceSkeleton } from '../src/screens/customer-service/customer-service.skeleton.js';
import { createCustomerService } from '../src/screens/customer-service/customer-service.store.js';
import { CustomerService } from '../src/screens/customer-service/customer-service.js';
import { contract } from './contract.js';

export default contract({
  tag: 'customer-service',
  doc: 'How to reach the customer service: telephone, e-mail, a complaint.',
  spec: 'spec 2 Customer service, 3 Contact info; screens customer-service',
  attributes: {},
  events: {},
  first: customerServiceFirst,
  messages: ['support', support, abroad],
  title: 'serviceTitle',
  create: createCustomerService,
  skeleton: CustomerServiceSkeleton,
  view: CustomerService,
});
