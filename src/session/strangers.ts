import { warnUnknown, type Config } from '../config/config.js';
import { warnOnce } from '../config/warn.js';
import { localeOf } from '../i18n/locale.js';
import { routes } from '../navigation/routes.js';
import { actions } from '../shell/actions.js';

/** Names what a table of the configuration says of things that there are none of. */
export function nameUnknown(place: string, table: Readonly<Record<string, unknown>> = {}, known: readonly string[]): void {
  for (const [key, value] of Object.entries(table)) if (!known.includes(key)) warnUnknown(`${place}.${key}`, value, known);
}

/** Names a language that is none of ours: `said` is where it stands. */
export function nameLanguage(said: string, locale: string | undefined): void {
  if (locale !== undefined && !localeOf(locale))
    warnOnce(`${said}"${locale}", which is none of its languages. Mend: en, sw, id, hi, fil or zh-Hans.`);
}

/** Names in the console what the configuration says of routes, actions and languages that there are none of. */
export function nameStrangers(config: Config): void {
  nameUnknown(
    'routes',
    config.routes,
    routes.map(({ name }) => name),
  );
  nameUnknown('bridge.names', config.bridge?.names, actions);
  nameLanguage('The configuration has "locale": ', config.locale);
}
