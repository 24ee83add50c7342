import { expect } from '@open-wc/testing';
import { createDictionary, fieldNames } from '../../demo/lender/disguise.js';
import { DEMO } from '../../demo/lender/demo.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { wireFor } from '../../src/api/wire.js';
import { ask, lenderFor, ORIGIN, requestFor } from './ask.js';

describe('lender: disguise', () => {
  it('makes the same dictionary of the same number, with no name twice', () => {
    expect(createDictionary(endpoints, 7)).to.deep.equal(createDictionary(endpoints, 7));
    expect(createDictionary(endpoints, 7)).not.to.deep.equal(createDictionary(endpoints, 8));
    const { paths = {}, fields = {} } = createDictionary(endpoints, 7);
    expect(new Set(Object.values(paths)).size).to.equal(Object.keys(paths).length);
    expect(new Set(Object.values(fields)).size).to.equal(fieldNames(endpoints).length);
    expect(Object.keys(paths)).to.include.members(endpoints.map((row) => row.path));
  });

  it('serves the configuration that undoes it', async () => {
    const lender = lenderFor({ disguise: 7 });
    const response = await lender.fetch(new Request(`${ORIGIN}/__lender/config`));
    expect(await response.json()).to.deep.equal({ wire: createDictionary(endpoints, 7) });
  });

  it('says nothing in clear', async () => {
    const lender = lenderFor({ disguise: 7 });
    const answer = await ask(lender, loanConfirm, { productId: DEMO.products.main });
    expect(answer.data.amount).to.equal(30_000_000);
    for (const name of fieldNames(endpoints)) expect(answer.raw).not.to.contain(`"${name}":`);
  });

  it('does not understand what goes undisguised', async () => {
    const lender = lenderFor({ disguise: 7 });
    const plain = lenderFor();
    const stray = await lender.fetch(requestFor(plain, loanConfirm, { productId: DEMO.products.main }));
    expect(stray.status).to.equal(404);
    const wire = wireFor(lender.config.wire, loanConfirm.name);
    const good = requestFor(lender, loanConfirm, { productId: DEMO.products.main });
    const half = new Request(good.url, { method: 'POST', headers: good.headers, body: JSON.stringify({ productId: DEMO.products.main }) });
    const answer = Object(wire.decode(await (await lender.fetch(half)).json()));
    expect(answer.message).to.contain('went undisguised');
  });

  it('books all the same', async () => {
    const lender = lenderFor({ disguise: 11 });
    const session = { merchantNumber: 'm1', userId: '1' };
    await ask(lender, loanPush, { productId: DEMO.products.main, amount: 300_000, periods: 4, termUnit: 30 }, { session });
    expect(await lender.control('GET', 'bookings?world=m1')).to.have.length(1);
  });
});
