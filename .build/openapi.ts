import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { areas, endpoints as allEndpoints } from '../src/api/endpoints/all.js';
import { captchaPath } from '../src/api/endpoints/promotion.js';
import type { Endpoint } from '../src/api/endpoint.js';
import { bit, flag, id, money, nothing, num, something, stars, text, textValue, words } from '../src/api/schema.js';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const record = (value: unknown): Json => (isRecord(value) ? value : {});

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The building blocks of the rows, under the names the contract gives them. */
const shared = {
  Num: num,
  Amount: money,
  AmountAbove0: something,
  Flag: flag,
  Text: text,
  Words: words,
  Id: id,
  Bit: bit,
  Stars: stars,
  TextValue: textValue,
};

const decimal = { type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,15})?$' };

const blocks: Readonly<Record<string, Json>> = {
  Num: { description: 'A finite number, or its decimal string.', anyOf: [{ type: 'number' }, decimal] },
  Amount: { description: 'An amount in major units: a number, or its decimal string.', anyOf: [{ type: 'number' }, decimal] },
  AmountAbove0: {
    description: 'An amount above 0 in major units: a number, or its decimal string.',
    anyOf: [
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'string', pattern: '^(?=.*[1-9])\\d{1,15}(\\.\\d{1,15})?$' },
    ],
  },
  Flag: { description: '1 is yes; every other number is no. A decimal string counts as its number.', anyOf: [{ type: 'number' }, decimal] },
  Text: { description: 'Text; a number is read as its decimal string.', anyOf: [{ type: 'string' }, { type: 'number' }] },
  Words: {
    description: 'Text that is not empty; a number is read as its decimal string.',
    anyOf: [{ type: 'string', pattern: '\\S' }, { type: 'number' }],
  },
  Id: { description: 'A name that goes back to the server.', anyOf: [{ type: 'string', pattern: '^[\\w-]{1,64}$' }, { type: 'number' }] },
  Bit: { description: 'No or yes.', type: 'integer', enum: [0, 1] },
  Stars: {
    description: 'One to five stars.',
    anyOf: [
      { type: 'integer', minimum: 1, maximum: 5 },
      { type: 'string', pattern: '^[1-5]$' },
    ],
  },
  TextValue: {
    description: 'One line of details.',
    type: 'object',
    properties: { text: component('schemas', 'Text'), value: component('schemas', 'Text') },
    required: ['text', 'value'],
  },
  Code: { description: 'The code of an envelope: a number, or text.', anyOf: [{ type: 'number' }, { type: 'string' }] },
  Refusal: {
    description: 'The server said no: any code that does not mean success. The words are shown to the borrower.',
    type: 'object',
    properties: {
      code: component('schemas', 'Code'),
      message: { type: 'string' },
      errMsg: { type: 'string', description: 'The words, at the older endpoints.' },
      data: {
        description: 'The refused field, where a form is refused.',
        anyOf: [{ type: 'object', properties: { field: { type: 'string' } } }, { type: 'null' }],
      },
    },
    required: ['code'],
  },
};

/** Takes the null out of `anyOf`s that stand in each other. */
function flat(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flat);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, flat(item)]));
  if (Array.isArray(copy.anyOf)) {
    const options = copy.anyOf.flatMap((option: unknown) =>
      typeof option === 'object' && option !== null && 'anyOf' in option && Object.keys(option).length === 1 && Array.isArray(option.anyOf)
        ? (option.anyOf as readonly unknown[])
        : [option],
    );
    copy.anyOf = options;
  }
  if (Array.isArray(copy.required) && copy.required.length === 0) delete copy.required;
  return copy;
}

function schemaOf(schema: GenericSchema): Json {
  const made = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: shared,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined,
  });
  const { $schema: _, $defs: __, ...rest } = made;
  return record(flat(rest));
}

const session: Readonly<Record<string, string>> = {
  deviceId: 'The device.',
  userId: 'The borrower.',
  merchantNumber: 'The merchant the app belongs to.',
  phone: 'The phone number of the borrower.',
  appName: 'The app.',
  appVersion: 'Its version.',
  clientType: 'android, ios or h5.',
  system: '1 is the system with rupees.',
};

const headers: Readonly<Record<string, string>> = {
  building: 'From the page query; sent even when empty.',
  gather: 'From the page query; sent even when empty.',
  swift: 'From the page query; sent even when empty.',
  eyes: 'From the page query; sent even when empty.',
};

function parameters(): Record<string, Json> {
  const inQuery = Object.entries(session).map(([name, description]) => [
    name,
    { name, in: 'query', description, schema: { type: 'string' } },
  ]);
  const inHeader = Object.entries(headers).map(([name, description]) => [
    name,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]);
  const requestedWith = { name: 'X-Requested-With', in: 'header', required: true, schema: { type: 'string', const: 'XMLHttpRequest' } };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One random UUID for one intent to move money. The same key is answered as it was the first time, and acted on once.',
    schema: { type: 'string', format: 'uuid' },
  };
  const provider = {
    name: 'provider',
    in: 'path',
    required: true,
    description: 'The provider the deployment is configured for.',
    schema: { type: 'string', default: 'lender' },
  };
  const all = [...inQuery, ...inHeader, ['requestedWith', requestedWith], ['idempotencyKey', key], ['provider', provider]];
  const plain: unknown = JSON.parse(JSON.stringify(Object.fromEntries(all)));
  return Object.fromEntries(Object.entries(record(plain)).map(([name, value]) => [name, record(value)]));
}

const pathParameters = (path: string) => (path.includes('{provider}') ? [component('parameters', 'provider')] : []);

/** The parameters of a call: headers of its client, the session, and what of its payload stands in the query. */
function parametersOf(row: Endpoint, payload: Json): Json[] {
  const isForm = row.encoding === 'form' || row.encoding === 'multipart';
  const properties = record(payload.properties);
  const required: readonly unknown[] = Array.isArray(payload.required) ? payload.required : [];
  const own = Object.keys(properties).filter((name) => row.method === 'GET' || (row.inQuery ?? []).includes(name));
  return [
    ...pathParameters(row.path),
    component('parameters', 'requestedWith'),
    ...(isForm ? ['swift', 'eyes'] : ['building', 'gather']).map((name) => component('parameters', name)),
    ...(row.movesMoney ? [component('parameters', 'idempotencyKey')] : []),
    ...Object.keys(session)
      .filter((name) => !own.includes(name))
      .map((name) => component('parameters', name)),
    ...own.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ];
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

function bodyOf(row: Endpoint, payload: Json): Json {
  if (row.method === 'GET' || row.encoding === 'query') return {};
  const inQuery = row.inQuery ?? [];
  const properties = Object.fromEntries(Object.entries(record(payload.properties)).filter(([name]) => !inQuery.includes(name)));
  const required = Array.isArray(payload.required) ? payload.required.filter((name: unknown) => !inQuery.some((own) => own === name)) : [];
  const { required: _, ...rest } = payload;
  const schema = { ...rest, properties, ...(required.length > 0 ? { required } : {}) };
  return { requestBody: { required: true, content: { [TYPES[row.encoding]]: { schema } } } };
}

function answerOf(row: Endpoint): Json {
  const code =
    row.ok?.[0] === '00'
      ? { type: 'string', const: '00' }
      : {
          anyOf: [
            { type: 'number', const: 0 },
            { type: 'string', const: '0' },
          ],
        };
  const data = row.answer === nothing ? { description: 'Nothing.' } : schemaOf(row.answer);
  const optional =
    row.answer === nothing || (Array.isArray(data.anyOf) && data.anyOf.some((option: unknown) => record(option).type === 'null'));
  const success = {
    type: 'object',
    title: 'Success',
    properties: { code, [row.messageField ?? 'message']: { type: 'string' }, data },
    required: ['code', ...(optional ? [] : ['data'])],
  };
  const schema = { anyOf: [success, component('schemas', 'Refusal')] };
  return { description: 'The answer in its envelope: success, or a refusal.', content: { 'application/json': { schema } } };
}

function operation(row: Endpoint, tag: string): Json {
  const payload = schemaOf(row.request);
  const codes = Object.entries(row.codes ?? {}).map(([code, name]) => `${code} (${name})`);
  return {
    operationId: row.name,
    tags: [tag],
    summary: row.name,
    description: `${row.doc} (${row.spec})${codes.length > 0 ? ` Refusals a screen tells apart: ${codes.join(', ')}.` : ''}`,
    parameters: parametersOf(row, payload),
    ...bodyOf(row, payload),
    responses: { '200': answerOf(row), '4XX': component('responses', 'Refused'), '5XX': component('responses', 'Failed') },
  };
}

const captcha: Json = {
  operationId: 'captcha',
  tags: ['promotion'],
  summary: 'captcha',
  description: 'The captcha of a registration, as an image without an envelope; a new `t` draws a new one. (spec 2 Registration promotion)',
  parameters: [
    ...pathParameters(captchaPath),
    ...Object.keys(session).map((name) => component('parameters', name)),
    { name: 'sid', in: 'query', required: true, description: 'From getSid.', schema: { type: 'string' } },
    { name: 't', in: 'query', required: true, description: 'A timestamp.', schema: { type: 'string' } },
  ],
  responses: {
    '200': { description: 'The image.', content: { 'image/*': { schema: { type: 'string', contentMediaType: 'image/png' } } } },
    '4XX': component('responses', 'Failed'),
  },
};

const tagWords: Readonly<Record<string, string>> = {
  loan: 'Taking a loan.',
  order: 'Looking at orders.',
  classic: 'The older confirm screen.',
  product: 'Going to a recommended product.',
  repayment: 'Repaying: installments and deferral.',
  card: 'Repaying by card, or at a third party.',
  bank: 'The bank account form.',
  complaint: 'Complaints and contacts.',
  account: 'Deleting the account.',
  promotion: 'Registration through a promotion page.',
};

/** The OpenAPI 3.1 document of the rows: what a server has to offer so that the screens work. */
export function openapi(endpoints: readonly Endpoint[] = allEndpoints): Json {
  const tagOf = (row: Endpoint) => Object.entries(areas).find(([, rows]) => rows.includes(row))?.[0] ?? 'loan';
  const paths: Record<string, Json> = {};
  for (const row of endpoints) paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row, tagOf(row)) };
  paths[captchaPath] = { get: captcha };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loan elements: the wire contract',
      version: '1.0.0',
      summary: 'The calls the screens of a consumer cash-loan service make.',
      description:
        'All names are canonical: a deployment may disguise paths, fields and headers. Numbers, flags and codes may be numbers or decimal strings, unknown fields are ignored, `null` counts as absent.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: '{apiBase}{basePath}', variables: { apiBase: { default: 'https://api.lender.example' }, basePath: { default: '/roof' } } },
    ],
    tags: Object.keys(areas).map((name) => ({ name, description: tagWords[name] ?? name })),
    security: [{ session: [] }, {}],
    paths,
    components: {
      schemas: blocks,
      parameters: parameters(),
      responses: {
        Refused: {
          description: 'With an envelope a refusal, without one an HTTP error.',
          content: { 'application/json': { schema: component('schemas', 'Refusal') } },
        },
        Failed: { description: 'An HTTP error.' },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'query', name: 'sessionId', description: 'The session of the borrower: the credential.' },
      },
    },
  };
}
