import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { BASE, isBase } from '../src/lib/base.js';
import { isAppScheme, NEVER } from '../src/lib/scheme.js';
import { isWording, keys } from '../src/config/keys.js';
import { BLANK, SLIP } from '../src/lib/text.js';
import { aliases } from '../src/i18n/locale.js';
import { routes } from '../src/navigation/routes.js';
import { actions } from '../src/shell/actions.js';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A pattern that takes capitals too, without the flag: JSON Schema knows none. */
const eitherCase = (source: string): string =>
  source.replace(/\\.|\[[^\]]*\]|[a-z]/gi, (part) => {
    if (part.startsWith('\\')) return part;
    if (!part.startsWith('[')) return `[${part.toLowerCase()}${part.toUpperCase()}]`;
    return part.replace(/\\.|[a-z](?:-[a-z])?/gi, (inner) =>
      inner.startsWith('\\') ? inner : `${inner.toLowerCase()}${inner.toUpperCase()}`,
    );
  });

/** Checks that are no pattern for the runtime, as one. */
const patterns = new Map<unknown, string>([
  [isBase, eitherCase(BASE.source)],
  [isAppScheme, eitherCase(`^(?!(?:${NEVER.source.replace(/[$^]/g, '')})(?::|$))[a-z][a-z\\d+.-]*(?::|$)`)],
  [isWording, `^$|^(?![^]*?(?:${SLIP.source})|${BLANK.source})`],
]);

function patternOf(requirement: unknown): string | undefined {
  if (requirement instanceof RegExp) return requirement.ignoreCase ? eitherCase(requirement.source) : undefined;
  return patterns.get(requirement);
}

/** A key that is not known is left out and named by the runtime: here it is wrong. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (!isRecord(value)) return value;
  const { required, ...rest } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strict(inner)]));
  const named = Array.isArray(required) && required.length > 0 ? { required } : {};
  return { ...rest, ...named, ...(isRecord(rest['properties']) ? { additionalProperties: false } : {}) };
}

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _, ...made } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const pattern = 'requirement' in valibotAction ? patternOf(valibotAction.requirement) : undefined;
      return pattern === undefined ? undefined : { ...jsonSchema, pattern };
    },
  });
  const read = strict(made);
  return isRecord(read) ? read : {};
}

/** The sentence of a key speaks of the keys within it too: editors show it at each of them. */
function told(doc: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => told(doc, inner));
  if (!isRecord(value)) return value;
  const made = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(doc, inner)]));
  const { properties } = made;
  if (!isRecord(properties)) return made;
  const named = Object.entries(properties).map(([name, inner]): [string, unknown] => [
    name,
    isRecord(inner) ? { description: doc, ...inner } : inner,
  ]);
  return { ...made, properties: Object.fromEntries(named) };
}

/** What the runtime holds against its own tables: names, and languages, which may name a country. */
function named(made: Json): Json {
  const { locale, routes: paths, bridge } = made;
  const languages = Object.keys(aliases);
  if (isRecord(locale))
    locale['anyOf'] = [
      { enum: [...new Set(Object.values(aliases))] },
      { pattern: eitherCase(`^\\s*(?:${languages.join('|')})(?:[-_][^]*)?\\s*$`) },
    ];
  if (isRecord(paths)) paths['propertyNames'] = { enum: routes.map(({ name }) => name) };
  const within = isRecord(bridge) && isRecord(bridge['properties']) ? bridge['properties']['names'] : undefined;
  if (isRecord(within)) within['propertyNames'] = { enum: actions };
  return made;
}

/** The JSON Schema of the configuration, for editors: every key with what it is. */
export function configSchema(): Json {
  const properties = Object.entries(keys).map(([name, { schema, doc }]): [string, unknown] => [
    name,
    told(doc, { description: doc, ...schemaOf(schema) }),
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The configuration of loan-elements',
    description: 'The JSON of <script type="application/json" id="loan-config">, of LOAN_CONFIG, and of configure().',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'Where this schema is: for editors, and read by nothing else.' },
      ...named(Object.fromEntries<unknown>(properties)),
    },
    additionalProperties: false,
  };
}
