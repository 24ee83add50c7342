import { channelTemplate, getSid } from '../../api/endpoints/promotion.js';
import { promotion as words } from '../../i18n/en/promotion.js';
import { safeImage } from '../../navigation/safe-url.js';
import { readDevice } from '../../session/device.js';
import { keptRest, restPlace } from '../../session/rest.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { REST_NAME } from './parts/registration.ready.js';
import { readyPromo } from './register-promo.ready.js';
import { RegisterPromo } from './register-promo.js';

/**
 * The first drawing of the form. The captcha is the store's: asked for twice it would be another one. So are the pages behind the
 * hash routes, and the seconds until another code may be sent.
 */
export const registerPromoSketch = sketch({
  rows: [channelTemplate, getSid],
  words,
  view([template], { config, session, url }) {
    const images = { page: url, origins: config.urls?.origins };
    const ready = readyPromo(template, {
      hash: new URL(url).hash,
      device: readDevice(),
      safeImage: (image) => safeImage(image, images) ?? undefined,
    });
    const waits = keptRest(storage.get(restPlace(session, REST_NAME)), Date.now()) > 0;
    return waits || ready.page !== 'form' ? undefined : ready;
  },
  screen: RegisterPromo,
});
