import { legal as words } from '../../i18n/en/legal.js';
import { privacyPolicy } from '../../legal/privacy-policy.js';
import { shownText } from '../../legal/shown.js';
import { forgetScrolling } from '../../navigation/go.js';
import { sketch } from '../../session/sketch.js';
import { openAtTop } from '../../ui/prose-scroll.js';
import { PrivacyPolicy } from './privacy-policy.js';

/** The first drawing of our own text, the whole of it; another page is the store's to frame. */
export const privacyPolicySketch = sketch({
  rows: [],
  words,
  view(_, { config, values }) {
    if (values.has('src')) return undefined;
    forgetScrolling();
    openAtTop();
    return { state: 'ready' as const, at: 'text' as const, ...shownText(config, 'privacyPolicy', privacyPolicy) };
  },
  screen: PrivacyPolicy,
});
