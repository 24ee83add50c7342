import { contactInfo } from '../../api/endpoints/complaint.js';
import { support as words } from '../../i18n/en/support.js';
import { sketch } from '../../session/sketch.js';
import { readyService } from './customer-service.ready.js';
import { CustomerService } from './customer-service.js';

/** The customer service's first drawing. */
export const customerServiceSketch = sketch({
  rows: [contactInfo],
  words,
  view: ([info], { config }) => readyService(info, config),
  screen: CustomerService,
});
