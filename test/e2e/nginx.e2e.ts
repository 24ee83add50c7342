import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { nginx } from '../../.build/generate/hosting.mjs';
import { builtFolder } from '../kit/serve.js';

interface Row {
  readonly path: string;
  readonly file: string;
  readonly exact: boolean;
}

const there = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('nginx by the README’s sample', { skip: there ? false : 'nginx is not installed' }, () => {
  let folder: string;
  let process: ChildProcess;
  let origin: string;
  let rows: readonly Row[];

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'loan-nginx-'));
    const root = path.join(folder, 'dist');
    cpSync(builtFolder(), root, { recursive: true });
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    rows = JSON.parse(readFileSync(path.join(root, 'routes.json'), 'utf8'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const types = 'types { text/html html; text/javascript js; text/css css; application/json json; }';
    const server = `server { listen 127.0.0.1:${port}; ${nginx(rows, { root, api: `http://127.0.0.1:${await freePort()}` })} }`;
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${places} ${types} ${server} }`,
    );
    process = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    for (let n = 0; n < 50; n += 1) {
      const up = await fetch(`${origin}/routes.json`).then(
        () => true,
        () => false,
      );
      if (up) return;
      await wait(100);
    }
  });
  after(async () => {
    process.kill('SIGTERM');
    await new Promise((resolve) => process.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const body = async (url: string) => (await fetch(origin + url)).text();

  it('shows each route its page, whole segments, ignoring case, the first match', async () => {
    for (const row of rows) {
      const wanted = readFileSync(path.join(folder, 'dist', row.file), 'utf8');
      const first = rows.find((other) => other.path === row.path);
      if (first !== row) continue;
      assert.equal(await body(`${row.path}?productId=1`), wanted, row.path);
      if (!row.exact) assert.equal(await body(`${row.path.toUpperCase()}/x`), wanted, `${row.path}, in capitals`);
    }
    assert.equal((await fetch(`${origin}/loanConfirmX`)).status, 404);
  });

  it('keeps chunks for ever', async () => {
    const page = await body('/loanConfirm');
    const chunk = /src="\.\.(\/chunks\/[^"]+)"/.exec(page)?.[1] ?? '';
    assert.match((await fetch(origin + chunk)).headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await fetch(`${origin}/loanConfirm`)).headers.get('cache-control'), 'no-cache');
  });

  it('lets no other site frame a page', async () => {
    for (const { path: route } of rows)
      assert.match((await fetch(origin + route)).headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/, route);
  });

  it('gives the gallery its own parts, and compresses what it sends', async () => {
    const demo = path.join(folder, 'dist', 'demo', 'chunks');
    const [part = ''] = readdirSync(demo);
    const answer = await fetch(`${origin}/demo/chunks/${part}`, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(await answer.text(), readFileSync(path.join(demo, part), 'utf8'));
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
  });

  it('lets a photo of a complaint through to the API', async () => {
    const sent = await fetch(`${origin}/roof/upload`, { method: 'POST', body: new Uint8Array(10_000_000) });
    // Nobody answers behind it: 502 says that it was taken.
    assert.equal(sent.status, 502);
  });

  it('gives a page below its route its parts too', async () => {
    const chunk = /src="\.\.(\/chunks\/[^"]+\.js)"/.exec(await body('/order/880174/x'))?.[1] ?? '';
    assert.equal(await body(`/order/880174${chunk}`), await body(chunk));
    assert.equal(await body('/order/loan-elements.iife.js'), await body('/loan-elements.iife.js'));
    assert.equal((await fetch(`${origin}/order/chunks/none.js`)).status, 404);
  });
});
