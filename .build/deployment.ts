import { fieldNames } from '../demo/lender/disguise.js';
import { meant } from '../elements/mistakes.js';
import { endpoints } from '../src/api/endpoints/all.js';
import { captchaPath } from '../src/api/endpoints/promotion.js';
import { $config, configure, type Config } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { matchRoute, pathOf, routes } from '../src/navigation/routes.js';
import { nameStrangers, nameUnknown } from '../src/session/strangers.js';

type Names = Readonly<Record<string, string>>;

/** What is renamed has a name, and one of its own. */
function nameNames(place: string, table: Names = {}): void {
  const names = Object.values(table);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined)
    warnOnce(`The configuration key "${place}" has "${twin}" twice, which nobody can tell apart. Mend: another name for one of them.`);
  for (const [key, name] of Object.entries(table))
    if (name.trim() === '') warnOnce(`The configuration key "${place}.${key}" has no name. Mend: leave it out where it is not renamed.`);
}

/** A dictionary may have more fields than the calls of these screens: only what is misspelt is named, and is not there itself. */
function nameFields(place: string, table: Names = {}): void {
  nameNames(place, table);
  const known = fieldNames(endpoints);
  for (const field of Object.keys(table)) {
    const right = known.includes(field) ? undefined : meant(field, known);
    if (right !== undefined && !(right in table)) warnOnce(`The configuration key "${place}.${field}" is of no call. Mend: ${right}.`);
  }
}

/** A route that another one before it takes, or that lies where the files or the API are, is nobody's to reach. */
function nameRoutes({ routes: paths, basePath = '/roof' }: Config): void {
  const taken = ['chunks', 'elements', ...basePath.split('/').filter(Boolean).slice(0, 1)];
  for (const { name } of routes) {
    const path = pathOf(name, paths);
    const first = matchRoute(path, paths);
    const [folder = ''] = path.split('/').filter(Boolean);
    if (first?.name !== name)
      warnOnce(`The configuration key "routes.${name}" has "${path}", which leads to "${first?.name ?? ''}". Mend: a path of its own.`);
    else if (taken.includes(folder))
      warnOnce(`The configuration key "routes.${name}" has "${path}", where other files or the API are. Mend: a path of its own.`);
  }
}

/**
 * Names in the console what the pages would leave out of a deployment's configuration, and what they would not notice: no page has
 * the whole list of calls, and a name given twice, or none, shows in its answers only. Gives what counts of it.
 */
export function nameMistakes(part: Config): Config {
  configure(part);
  const config = $config.get();
  const { wire } = config;
  nameStrangers(config);
  nameUnknown('wire.paths', wire?.paths, [...endpoints.map(({ path }) => path), captchaPath]);
  nameUnknown('wire.endpoints', wire?.endpoints, [...endpoints.map(({ name }) => name), 'captcha']);
  nameNames('wire.paths', wire?.paths);
  nameFields('wire.fields', wire?.fields);
  for (const [name, { fields }] of Object.entries(wire?.endpoints ?? {})) nameFields(`wire.endpoints.${name}.fields`, fields);
  nameNames('bridge.names', config.bridge?.names);
  nameRoutes(config);
  if (config.provider !== undefined && !/^[^/?#\s]+$/.test(config.provider))
    warnOnce(`The configuration key "provider" has "${config.provider}", which is no part of a path. Mend: a name such as lender.`);
  return config;
}
