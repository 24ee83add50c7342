import { attributesOf, demoConfig, ownWorld, propertiesOf } from '../common/defaults.js';
import type { Choices } from '../common/choices.js';
import { given } from '../common/empty.js';
import { readJson } from '../common/json.js';
import type { ElementModel } from '../common/model.js';

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

/** What a page writes to have the element as it stands here. */
export function snippet(spec: ElementModel, choices: Choices): string {
  const attributes = Object.entries(attributesOf(spec, choices, ownWorld())).map(([name, value]) => `  ${name}="${escape(value)}"`);
  const tokens = Object.entries(choices.tokens).map(([name, value]) => `    ${name}: ${value};`);
  const rules = [
    ...(tokens.length > 0 ? [`  ${spec.tag} {`, ...tokens, '  }'] : []),
    ...(choices.css ? [`  ${indented(choices.css.trim(), '  ')}`] : []),
  ];
  const own = readJson(given(spec.tag, choices).config);
  const config: Record<string, unknown> = {
    ...SAID[spec.tag],
    ...(choices.locale ? { locale: choices.locale } : {}),
    ...(choices.theme === 'auto' ? {} : { theme: choices.theme }),
    ...('value' in own && typeof own.value === 'object' ? own.value : {}),
  };
  const properties = Object.entries(propertiesOf(spec, choices)).map(
    ([name, json]) => `  document.querySelector('${spec.tag}').${name} = ${indented(json, '  ')};`,
  );
  return [
    '<script type="module" src="loan-elements.js"></script>',
    ...(Object.keys(config).length > 0
      ? [`<script type="application/json" id="loan-config">${JSON.stringify(config).replace(/</g, '\\u003c')}</script>`]
      : []),
    ...(rules.length > 0 ? ['<style>', ...rules, '</style>'] : []),
    `<${spec.tag}`,
    ...attributes,
    `></${spec.tag}>`,
    ...(properties.length > 0 ? ['<script type="module">', ...properties, '</script>'] : []),
  ].join('\n');
}
