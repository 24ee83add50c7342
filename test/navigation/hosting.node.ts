import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nginx, redirects, routesFor } from '../../.build/generate/hosting.mjs';
import { pathOf, routes } from '../../src/navigation/routes.js';

describe('what a web server is told', () => {
  const own = { loanConfirm: '/m/confirm', order: 'm/order' };

  it('is the route table, with the paths of the deployment, as links have them', () => {
    const rows = routesFor(routes, own);
    assert.deepEqual(
      rows.map(({ name, path }) => [name, path]),
      routes.map(({ name }) => [name, pathOf(name, own)]),
    );
    assert.deepEqual(rows.find(({ name }) => name === 'order')?.file, 'hosts/order-detail.html');
  });

  it('is said to nginx and to static hosts in the same order, the parts of pages before it', () => {
    const rows = routesFor(routes, own);
    for (const text of [nginx(rows), redirects(rows)]) {
      const places = rows.map(({ path, file, exact }) => text.indexOf(exact ? `/${file}` : `${path}`));
      assert.ok(places.every((place) => place > text.indexOf('/chunks/')));
      assert.ok(text.indexOf('/m/confirm') < text.indexOf('/loanConfirmClassic'));
    }
  });
});
