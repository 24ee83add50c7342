import { legal as words } from '../../i18n/en/legal.js';
import { aboutOf } from '../../legal/about.js';
import { sketch } from '../../session/sketch.js';
import { AboutUs } from './about-us.js';

/** The first drawing of who the service is. */
export const aboutUsSketch = sketch({
  rows: [],
  words,
  view: (_, { config }) => ({ state: 'ready' as const, ...aboutOf(config) }),
  screen: AboutUs,
});
