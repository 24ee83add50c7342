import { warnUnknown, type Config } from '../config/config.js';
import { routes } from '../navigation/routes.js';
import { actions } from '../shell/actions.js';

/** Names what a table of the configuration says of things that there are none of. */
export function nameUnknown(place: string, table: Readonly<Record<string, unknown>> = {}, known: readonly string[]): void {
  for (const [key, value] of Object.entries(table)) if (!known.includes(key)) warnUnknown(`${place}.${key}`, value, known);
}

/** Names in the console what the configuration says of routes and actions that there are none of. */
export function nameStrangers(config: Config): void {
  nameUnknown(
    'routes',
    config.routes,
    routes.map(({ name }) => name),
  );
  nameUnknown('bridge.names', config.bridge?.names, actions);
}
