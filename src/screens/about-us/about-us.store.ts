import { computed, type ReadableAtom } from 'nanostores';
import { aboutOf, type About } from '../../legal/about.js';
import { contactsBy, type Contacts } from '../../legal/shown.js';
import type { Scope } from '../../session/scope.js';

export interface AboutUsView extends About {
  readonly state: 'ready';
}

export interface AboutUsModel {
  readonly $view: ReadableAtom<AboutUsView>;
  readonly reach: Contacts;
  reload(): void;
}

/** Spec 2 "About us". It asks no server, so there is nothing to wait for. */
export function createAboutUs(scope: Scope<'legal'>): AboutUsModel {
  return {
    $view: computed(scope.$config, (config): AboutUsView => ({ state: 'ready', ...aboutOf(config) })),
    reach: contactsBy(scope),
    reload: () => {},
  };
}
