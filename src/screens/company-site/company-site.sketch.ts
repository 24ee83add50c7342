import { legal as words } from '../../i18n/en/legal.js';
import { sketch } from '../../session/sketch.js';
import { siteOf } from './company-site.ready.js';
import { CompanySite } from './company-site.js';

/** The first drawing of the site, its home. */
export const companySiteSketch = sketch({ rows: [], words, view: (_, { config }) => siteOf(config), screen: CompanySite });
