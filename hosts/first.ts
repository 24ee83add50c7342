import type { Config } from '../src/config/config.js';
import { askFirst, type WrittenCall } from '../src/session/first-calls.js';
import { keepSession } from './keep-session.js';
import { queryByAttribute } from './query.js';
import { start } from './start.js';

const given = document.currentScript?.dataset ?? {};

/** What the build and the deployment wrote into this page themselves. */
function written<T>(id: string): T {
  const text = document.getElementById(id)?.textContent ?? '';
  return JSON.parse(text) as T;
}

/** Asks for a host page's first data while its code is still on the way; where it cannot, the screen asks for itself. */
try {
  const config = written<Config>('loan-config');
  askFirst(written<readonly WrittenCall[]>('loan-first'), config, queryByAttribute(keepSession(config.session?.hide === true)));
} catch {
  // Nothing was asked, and nothing is lost.
}

start(given);
