import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { importsOf } from '../../.build/node.mjs';

const run = promisify(execFile);
const npm = path.join(process.env.LOAN_DIST ?? path.resolve('dist'), 'npm');
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A registry of what lies in `node_modules`: enough for npm to look up names and versions as it does on a partner's machine. */
async function registry(folder) {
  const pack = async (name) => {
    const from = path.resolve('node_modules', name);
    if (!existsSync(from)) return undefined;
    const stage = mkdtempSync(path.join(folder, 'stage-'));
    symlinkSync(from, path.join(stage, 'package'));
    const tarball = path.join(stage, 'packed.tgz');
    await run('tar', ['-chzf', tarball, '--exclude=node_modules', '-C', stage, 'package']);
    return { body: readFileSync(tarball), manifest: json(path.join(from, 'package.json')) };
  };
  const packs = new Map();
  const packed = (name) => packs.get(name) ?? packs.set(name, pack(name)).get(name);

  async function answer(url, response) {
    const [, file, name] = /^\/(-\/)?(.+)$/.exec(decodeURIComponent(url)) ?? [];
    const found = name && (await packed(name));
    if (!found) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    if (file) return void response.end(found.body);
    const { version } = found.manifest;
    const integrity = `sha512-${createHash('sha512').update(found.body).digest('base64')}`;
    const dist = { tarball: `${origin()}/-/${name}`, integrity };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...found.manifest, dist } } }));
  }
  const server = createServer((request, response) => {
    answer(request.url, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${server.address().port}`;
  return {
    origin: origin(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('the package, installed', () => {
  let folder = '';
  let project = '';
  let served;
  let output = '';
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
    project = path.join(folder, 'project');
    mkdirSync(project);
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
    await run('npm', ['pack', npm, '--pack-destination', folder, '--silent', '--offline'], { cwd: folder });
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    served = await registry(folder);
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--fetch-retries=0'];
    const given = ['--registry', served.origin, '--cache', path.join(folder, 'cache'), '--userconfig', path.join(folder, 'none')];
    output = await run('npm', ['install', path.join(folder, file), ...quiet, ...given], { cwd: project }).then(
      () => '',
      (error) => error.stderr,
    );
  });
  after(() => {
    served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is taken by npm', () => {
    assert.equal(output, '');
    assert.ok(existsSync(path.join(project, 'node_modules/loan-elements/index.js')));
  });

  it('brings all that it imports, and nothing else', async () => {
    const scripts = readdirSync(npm, { recursive: true }).filter((name) => name.endsWith('.js'));
    const imports = await importsOf(scripts.map((name) => path.relative('', path.join(npm, name))));
    const names = imports.map(({ of }) => /^(?:@[^/]+\/)?[^/]+/.exec(of)?.[0]);
    // What mounts React asks for react-dom itself.
    assert.deepEqual(Object.keys(json(path.join(npm, 'package.json')).dependencies), [...new Set([...names, 'react-dom'])].sort());
  });

  it('is imported from there', async () => {
    const names = readdirSync(path.join(npm, 'elements')).filter((name) => name.endsWith('.js'));
    const lines = ['', ...names.map((name) => `/elements/${name}`)].map((name) => `await import('loan-elements${name}');`);
    writeFileSync(path.join(project, 'all.js'), [...lines, "console.log('all');"].join('\n'));
    const { stdout } = await run(process.execPath, ['all.js'], { cwd: project });
    assert.equal(stdout, 'all\n');
  });
});
