import type { Config } from '../src/config/config.js';
import { askFirst, type WrittenCall } from '../src/session/first-calls.js';
import { written } from './given.js';
import { keepSession } from './keep-session.js';
import { queryByAttribute } from './query.js';

/** What a page asked before anything else was there, and what it knows. */
export interface Asked {
  readonly config: Config;
  /** The page query by attribute name. */
  readonly values: ReadonlyMap<string, string>;
  /** In the order of the calls; fewer where one lacks its ids. */
  readonly answers: ReturnType<typeof askFirst>;
}

/** Asks for a host page's first data while its code is still on the way. Throws where the page cannot be understood. */
export function askPage(): Asked {
  const config = written<Config>('loan-config');
  const values = queryByAttribute(keepSession(config.session?.hide === true));
  // Behind a hash route a screen begins with something else.
  const here = document.getElementById('loan-first') !== null && !window.location.hash.startsWith('#/');
  const calls = here ? written<readonly WrittenCall[]>('loan-first') : [];
  return { config, values, answers: askFirst(calls, config, values) };
}
