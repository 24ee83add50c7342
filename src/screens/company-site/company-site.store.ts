import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Config } from '../../config/config.js';
import { aboutOf } from '../../legal/about.js';
import { loanTerms } from '../../legal/loan-terms.js';
import { privacyPolicy } from '../../legal/privacy-policy.js';
import { contactsBy, shownText, type Contacts } from '../../legal/shown.js';
import type { Scope } from '../../session/scope.js';
import { parts, siteOf, type CompanySiteView, type Panel } from './company-site.ready.js';
import { createSlides, type SlidesModel } from './slides.store.js';

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

/** Spec 2 "Official site". It asks no server, so there is nothing to wait for. */
export function createCompanySite(scope: Scope<'legal'>): CompanySiteModel {
  const $part = atom(0);
  const slides = createSlides(scope, BANNERS);
  const $panel = computed([$part, scope.$config], panelOf);
  return {
    $view: computed([scope.$config, slides.$slides, $part, $panel], siteOf),
    slides,
    reach: contactsBy(scope),
    reload: () => {},
    choose: (part) => $part.set(part),
  };
}
