import { endpoints } from '../src/api/endpoints/all.js';
import { captchaPath } from '../src/api/endpoints/promotion.js';
import { $config, configure, type Config } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { nameStrangers, nameUnknown } from '../src/session/strangers.js';

type Names = Readonly<Record<string, string>>;

function nameTwins(place: string, fields: Names = {}): void {
  const names = Object.values(fields);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined)
    warnOnce(`The configuration key "${place}" calls two fields "${twin}", which answers cannot tell apart. Mend: another name.`);
}

/**
 * Names in the console what the pages would leave out of a deployment's configuration, and what they would not notice: no page has
 * the whole list of calls, and names given twice show in its answers. Gives what counts of it.
 */
export function nameMistakes(part: Config): Config {
  configure(part);
  const config = $config.get();
  const { wire } = config;
  nameStrangers(config);
  nameUnknown('wire.paths', wire?.paths, [...endpoints.map(({ path }) => path), captchaPath]);
  nameUnknown('wire.endpoints', wire?.endpoints, [...endpoints.map(({ name }) => name), 'captcha']);
  nameTwins('wire.fields', wire?.fields);
  for (const [name, { fields }] of Object.entries(wire?.endpoints ?? {})) nameTwins(`wire.endpoints.${name}.fields`, fields);
  return config;
}
