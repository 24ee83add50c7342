import { attributesOf, demoConfig, ownWorld, propertiesOf } from '../common/defaults.js';
import type { Choices } from '../common/choices.js';
import { given } from '../common/empty.js';
import { readJson } from '../common/json.js';
import type { ElementModel } from '../common/model.js';
import { folder, type LenderLink } from '../lending/link.js';

const escape = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const indented = (text: string, by: string) => text.split('\n').join(`\n${by}`);

/** What screens of words take of the configuration: without it they are not what the gallery shows. */
const { productName, servicePhone, supportEmail, company, paymentInstructions } = demoConfig;
const SAID: Readonly<Record<string, object>> = {
  'about-us': { productName, supportEmail },
  'company-site': { productName, servicePhone, supportEmail, company },
  'loan-terms': { productName, supportEmail, company },
  'privacy-policy': { productName, servicePhone, supportEmail, company },
  'payment-instructions': { paymentInstructions },
};

/** Where the library is: beside the demo. */
const script = new URL('../loan-elements.js', folder).href;

/** How a page of any origin reaches a lender that runs on a server; nothing else can be reached from outside. */
function reach(link: LenderLink | undefined): Record<string, unknown> {
  if (link?.kind !== 'server') return {};
  const { origin } = new URL(link.base);
  return { apiBase: origin, h5Base: origin, ...(Object.keys(link.wire).length > 0 ? { wire: link.wire } : {}) };
}

/** What a page writes to have the element as it stands here, wherever that page is. */
export function snippet(spec: ElementModel, choices: Choices, link?: LenderLink): string {
  const attributes = Object.entries(attributesOf(spec, choices, ownWorld())).map(([name, value]) => `  ${name}="${escape(value)}"`);
  const tokens = Object.entries(choices.tokens).map(([name, value]) => `    ${name}: ${value};`);
  const rules = [
    ...(tokens.length > 0 ? [`  ${spec.tag} {`, ...tokens, '  }'] : []),
    ...(choices.css ? [`  ${indented(choices.css.trim(), '  ')}`] : []),
  ];
  const own = readJson(given(spec.tag, choices).config);
  const config: Record<string, unknown> = {
    ...reach(link),
    ...SAID[spec.tag],
    ...(choices.locale ? { locale: choices.locale } : {}),
    ...(choices.theme === 'auto' ? {} : { theme: choices.theme }),
    ...('value' in own && typeof own.value === 'object' ? own.value : {}),
  };
  const lines = Object.entries(config).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`.replace(/</g, '\\u003c'));
  const properties = Object.entries(propertiesOf(spec, choices)).map(
    ([name, json]) => `  document.querySelector('${spec.tag}').${name} = ${indented(json, '  ')};`,
  );
  return [
    `<script type="module" src="${escape(script)}"></script>`,
    ...(lines.length > 0 ? ['<script type="application/json" id="loan-config">', '{', lines.join(',\n'), '}', '</script>'] : []),
    ...(rules.length > 0 ? ['<style>', ...rules, '</style>'] : []),
    `<${spec.tag}`,
    ...attributes,
    `></${spec.tag}>`,
    ...(properties.length > 0 ? ['<script type="module">', ...properties, '</script>'] : []),
  ].join('\n');
}
