import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const WORTH_NAMING = 8_000;
/** As servers compress on the fly; the best takes twenty times as long and saves a tenth. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

/** A table of what pages load: name, kB, and kB compressed (brotli) of every larger file; the rest in one line. */
export async function sizes(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file) && !/^(npm|demo)[/\\]/.test(file));
  const read = files.sort().map((file) => ({ file, body: readFileSync(path.join(folder, file)) }));
  const large = read.filter(({ body }) => body.length >= WORTH_NAMING);
  const rows = await Promise.all(
    large.map(async ({ file, body }) => `${kilo(body.length)} ${kilo((await brotli(body, QUICK)).length)}  ${file}`),
  );
  const small = read.filter(({ body }) => body.length < WORTH_NAMING);
  const rest = small.reduce((sum, { body }) => sum + body.length, 0);
  return ['     kB  brotli', ...rows, `${kilo(rest)}          ${small.length} smaller files`].join('\n');
}
