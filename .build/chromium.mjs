import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cache } from './paths.mjs';

const folder = cache('chromium');

/** The Chromium of the npm package, unpacked once. Several runs may start at the same time: the last step is one rename. */
async function unpack() {
  const place = `${folder}.${process.pid}`;
  await mkdir(place, { recursive: true });
  const before = { ...process.env };
  process.env.TMPDIR = place;
  process.env.AWS_EXECUTION_ENV = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    await chromium.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
  await rename(place, folder).catch(() => rm(place, { recursive: true, force: true }));
}

/** Whether the machine has what the Chromium links to; if not, the copies beside it are used. */
function missesLibraries() {
  const { stdout } = spawnSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  return /not found/.test(stdout ?? '');
}

/** Without any fonts of the machine's own, those beside the browser. */
async function fonts() {
  if (existsSync('/etc/fonts/fonts.conf') || process.platform !== 'linux') return;
  const file = path.join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = file;
}

/** The path of the browser that tests run in: `CHROME_PATH`, else the one an npm package carries. */
export async function chromiumPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (!existsSync(path.join(folder, 'chromium'))) await unpack();
  if (missesLibraries())
    process.env.LD_LIBRARY_PATH = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  await fonts();
  return path.join(folder, 'chromium');
}

/** What it needs as root in a container, and no more: nothing that weakens what pages may do. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
