import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { DEMO } from '../../demo/lender/demo.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { wireFor } from '../../src/api/wire.js';
import { lenderFor, readAnswer, requestFor } from './ask.js';
import { later, payloads } from './payloads.js';

const session = { userId: DEMO.users.asha, sessionId: 's-1', phone: '0712345678', clientType: 'h5', system: '1' };

/** Every path to a value in an answer. */
function places(value: unknown, at = ''): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, item]) => places(item, `${at}/${key}`));
}

function run(row: Endpoint, disguise: number | undefined): void {
  it(`${row.name} is answered in words its row reads`, async () => {
    const lender = lenderFor(disguise === undefined ? {} : { disguise });
    const response = await lender.fetch(requestFor(lender, row, payloads[row.name] ?? {}, { session }));
    const raw = await response.clone().json();
    const answer = await readAnswer(lender, row, response);
    expect(answer.code, answer.message).to.equal(row.ok?.[0] ?? '0');
    const sent: unknown = Object(wireFor(lender.config.wire, row.name).decode(raw)).data;
    expect(places(v.parse(row.answer, sent)).length, 'nothing was said that nobody reads').to.be.at.least(places(sent).length);
  });
}

describe('lender: every call', () => {
  for (const row of endpoints) if (!later.has(row.name)) run(row, undefined);
});

describe('lender: every call in disguise', () => {
  for (const row of endpoints) if (!later.has(row.name)) run(row, 7);
});
