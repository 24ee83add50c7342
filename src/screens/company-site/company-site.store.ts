import { atom, computed, type ReadableAtom } from 'nanostores';
import { $config, type Config } from '../../config/config.js';
import { aboutOf, type About } from '../../legal/about.js';
import { companyOf, type Company } from '../../legal/company.js';
import { loanTerms } from '../../legal/loan-terms.js';
import { privacyPolicy } from '../../legal/privacy-policy.js';
import { contactsBy, shownText, type Contacts, type ShownText } from '../../legal/shown.js';
import type { Scope } from '../../session/scope.js';
import { createSlides, type Slides, type SlidesModel } from './slides.store.js';

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

export interface CompanySiteModel {
  readonly $view: ReadableAtom<CompanySiteView>;
  readonly slides: SlidesModel;
  readonly reach: Contacts;
  reload(): void;
  choose(part: number): void;
}

const BANNERS = 2;

function panelOf(part: number, config: Config): Panel {
  const at = parts[part] ?? 'home';
  if (at === 'privacy') return { at, ...shownText(config, 'privacyPolicy', privacyPolicy) };
  if (at === 'terms') return { at, ...shownText(config, 'loanTerms', loanTerms) };
  return at === 'about' ? { at, ...aboutOf(config) } : { at };
}

function copyrightOf(config: Config): CompanySiteView['copyright'] {
  if (config.company?.copyright) return { text: config.company.copyright };
  const name = config.company?.name || config.productName;
  return name ? { year: new Date().getFullYear(), name } : undefined;
}

/** Spec 2 "Official site". It asks no server, so there is nothing to wait for. */
export function createCompanySite(scope: Scope<'legal'>): CompanySiteModel {
  const $part = atom(0);
  const slides = createSlides(scope, BANNERS);
  const $panel = computed([$part, $config], panelOf);
  const $about = computed($config, (config) => ({
    brand: config.productName || config.company?.name || undefined,
    company: companyOf(config),
    copyright: copyrightOf(config),
  }));
  return {
    $view: computed([$part, $panel, $about, slides.$slides], (part, panel, about, moving): CompanySiteView => ({
      state: 'ready',
      part,
      panel,
      slides: moving,
      ...about,
    })),
    slides,
    reach: contactsBy(scope),
    reload: () => {},
    choose: (part) => $part.set(part),
  };
}
