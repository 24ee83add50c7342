import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);

/** Name, bytes, bytes compressed: of every script and stylesheet a page may load. */
export async function sizes(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file) && !/^(npm|demo)[/\\]/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const body = readFileSync(path.join(folder, file));
      const small = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return { file, raw: body.length, brotli: small.length };
    }),
  );
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)}`.padStart(7);

export const table = (rows) =>
  [`    raw  brotli  kB`, ...rows.map(({ file, raw, brotli: small }) => `${kilo(raw)} ${kilo(small)}  ${file}`)].join('\n');
