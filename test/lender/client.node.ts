import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEMO } from '../../demo/lender/demo.js';
import { serveLender, type LenderServer } from '../../demo/lender/serve.js';
import { createClient, type Client } from '../../src/api/client.js';
import { LoanError } from '../../src/api/errors.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { getSms, trackClick } from '../../src/api/endpoints/promotion.js';
import { call } from '../kit/call.js';
import { newKey } from './ask.js';
import { later, payloads } from './payloads.js';

const session: readonly (readonly [string, string])[] = [
  ['deviceId', 'd-1'],
  ['userId', DEMO.users.asha],
  ['sessionId', 's-1'],
  ['phone', '0712345678'],
  ['clientType', 'h5'],
];

const fault = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, (thrown: unknown) => thrown); // prettier-ignore

for (const disguise of [undefined, 7, 8]) {
  describe(`lender and client, ${disguise === undefined ? 'in clear' : `disguise ${disguise}`}`, () => {
    let server: LenderServer;
    let client: Client;
    before(async () => {
      server = await serveLender(disguise === undefined ? {} : { disguise });
      const config = { ...server.lender.config, apiBase: server.origin };
      client = createClient({
        config: () => config,
        query: () => session,
        header: (name) => (name === 'gather' ? 'g 1' : ''),
        here: (url) => url,
      });
      // From here on axios carries every call, which knows this place too.
      await call(client, trackClick, { phone: '13900000001' });
    });
    after(() => server.close());

    for (const row of endpoints) {
      if (later.has(row.name)) continue;
      it(`${row.name} meets`, async () => {
        await call(client, row, payloads[row.name] ?? {}, row.movesMoney ? { key: newKey() } : {});
      });
    }

    it('has broken nothing', async () => {
      const violations: unknown = await server.lender.control('GET', 'violations');
      assert.deepEqual(violations, []);
    });

    it('refuses in words the client reads', async () => {
      const error = await fault(call(client, getSms, { phone: '13900000001', capcode: 'x', sid: 'y' }));
      assert.ok(error instanceof LoanError);
      assert.deepEqual([error.kind, error.code, error.serverMessage], ['refused', '101', 'The letters of the picture are wrong.']);
    });

    it('lets a payload have the name of a session key', async () => {
      await call(client, trackClick, { phone: '13900000001' });
    });

    it('books once when the first answer was lost', async () => {
      await server.lender.control('POST', 'reset');
      await server.lender.control('PUT', 'scenarios', { endpoint: 'loanPush', drop: 'after', times: 1 });
      const push = { productId: DEMO.products.main, amount: 300_000, periods: 4, termUnit: 30 };
      const key = newKey();
      const error = await fault(call(client, loanPush, push, { key }));
      assert.equal(error instanceof LoanError && error.kind, 'network');
      await call(client, loanPush, push, { key });
      assert.equal(Object(await server.lender.control('GET', 'bookings')).length, 1);
    });

    it('names every way to fail', async () => {
      const kinds = [];
      for (const scenario of [
        { status: 500 },
        { raw: { body: '<html>', type: 'text/html' } },
        { drop: 'body' },
        { drop: 'before' },
        { data: {} },
        { refuse: { code: 9 } },
      ]) {
        await server.lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', times: 1, ...scenario });
        const error = await fault(call(client, loanConfirm, { productId: DEMO.products.main }));
        kinds.push(error instanceof LoanError && error.kind);
      }
      assert.deepEqual(kinds, ['http', 'contract', 'network', 'network', 'contract', 'refused']);
    });
  });
}
