import type { Config } from '../../config/config.js';
import type { About } from '../../legal/about.js';
import { companyOf, type Company } from '../../legal/company.js';
import type { ShownText } from '../../legal/shown.js';
import { slidesOf, type Slides } from './slides.ready.js';

/** The parts of the site, in the order of their tabs. */
export const parts = ['home', 'privacy', 'terms', 'about'] as const;

export type Panel = { readonly at: 'home' } | ({ readonly at: 'privacy' | 'terms' } & ShownText) | ({ readonly at: 'about' } & About);

export interface CompanySiteView {
  readonly state: 'ready';
  readonly part: number;
  readonly panel: Panel;
  readonly slides: Slides;
  /** The name in the header, if the configuration tells one. */
  readonly brand: string | undefined;
  readonly company: Company;
  readonly copyright: { readonly text: string } | { readonly year: number; readonly name: string } | undefined;
}

function copyrightOf(config: Config): CompanySiteView['copyright'] {
  if (config.company?.copyright) return { text: config.company.copyright };
  const name = config.company?.name || config.productName;
  return name ? { year: new Date().getFullYear(), name } : undefined;
}

/** The site at one of its parts; at first the home, whose carousel nobody has touched. */
export const siteOf = (config: Config, slides = slidesOf(), part = 0, panel: Panel = { at: 'home' }): CompanySiteView => ({
  state: 'ready',
  part,
  panel,
  slides,
  brand: config.productName || config.company?.name || undefined,
  company: companyOf(config),
  copyright: copyrightOf(config),
});
