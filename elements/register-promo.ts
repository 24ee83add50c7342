import { registerPromoFirst } from '../src/screens/register-promo/register-promo.first.js';
import { promotion as abroad } from '../src/i18n/abroad/promotion.js';
import { promotion } from '../src/i18n/en/promotion.js';
import { RegisterPromoSkeleton } from '../src/screens/register-promo/register-promo.skeleton.js';
import { createRegisterPromo } from '../src/screens/register-promo/register-promo.store.js';
import { RegisterPromo } from '../src/screens/register-promo/register-promo.js';
import { contract } from './contract.js';

export default contract({
  tag: 'register-promo',
  doc: 'The landing page of a promotion: registration by phone, picture and SMS code, then the way to the app.',
  spec: 'spec 2 Registration promotion, 4 Registration, 5, 8; screens register-promo',
  attributes: {
    'template-id': { type: 'id', required: true, doc: 'The landing page to show.' },
    'invite-code': { type: 'string', doc: 'The code of who invited; sent with the registration.' },
    'user-from': { type: 'string', doc: 'Where the visitor came from; sent with the registration and counted.' },
    'utm-tag': { type: 'string', doc: 'The campaign; sent with the registration and counted.' },
    'app-from': { type: 'string', doc: 'The app the visitor came from; sent with the registration and counted.' },
    'page-id': { type: 'string', doc: 'The page that is counted.' },
  },
  events: {
    'loan-registered': {
      detail: '{ already: boolean }',
      doc: 'The phone is registered: now, or already before. The download page follows.',
    },
  },
  first: registerPromoFirst,
  messages: ['promotion', promotion, abroad],
  title: 'registerTitle',
  create: createRegisterPromo,
  titleOf({ page, config }, t) {
    if (page === 'form') return undefined;
    return page === 'download' ? t('downloadTitle') : config.agreementTitle || t('agreement');
  },
  skeleton: RegisterPromoSkeleton,
  view: RegisterPromo,
});
