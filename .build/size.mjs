import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inside } from './paths.mjs';

/**
 * Bytes on the wire (brotli), held by budgets: what a host page fetches before its screen can be used, that and what comes later,
 * what the first and a second element cost a partner's page, and what comes with the first call that changes something. `npm run
 * size`; a budget that is broken is an error.
 */
const BUDGETS = JSON.parse(readFileSync(inside('.build/budgets.json'), 'utf8'));

const packed = new Map();
const read = (file) => readFileSync(inside('dist', file), 'utf8');

function weight(file) {
  if (!packed.has(file)) packed.set(file, brotliCompressSync(read(file)).length);
  return packed.get(file);
}

const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const local = (href) => href.replace(/^\.\.\//, '');

/** What a host page names: at once, and for later. What it names elsewhere comes only when it is needed. */
export function page(tag) {
  const html = read(`hosts/${tag}.html`);
  const named = (text) => [`hosts/${tag}.html`, ...[...text.matchAll(/(?:src|href)="(\.\.\/[^"]+)"/g)].map((match) => local(match[1]))];
  const waiting = /<link [^>]*media="not all"[^>]*>/g;
  const later = JSON.parse(/id="loan-chunks">(.*?)<\/script>/.exec(html)[1]);
  return { now: sum(named(html.replace(waiting, ''))), all: sum([...named(html), ...later.map(([href]) => local(href))]) };
}

/** The chunks an element's file imports, which name all they need. */
const element = (tag) => [`elements/${tag}.js`, ...[...read(`elements/${tag}.js`).matchAll(/"\.\.\/([^"]+)"/g)].map((match) => match[1])];

export function measure() {
  const rows = Object.keys(BUDGETS.hosts).flatMap((tag) => {
    const { now, all } = page(tag);
    return [
      [`${tag}, host page, until it can be used`, now, BUDGETS.hosts[tag][0]],
      [`${tag}, host page, in all`, all, BUDGETS.hosts[tag][1]],
    ];
  });
  const first = ['loan-elements.js', ...element('loan-confirm')];
  const second = [...first, ...element('repay-installment')];
  rows.push(['first element on a partner page', sum(first), BUDGETS.first], ['a second element', sum(second) - sum(first), BUDGETS.second]);
  const [axios] = readdirSync(inside('dist/chunks')).filter((file) => /^axios-[^.]+\.js$/.test(file));
  rows.push(['with the first call that changes something', weight(`chunks/${axios}`), BUDGETS.axios]);
  return rows.map(([name, bytes, budget]) => ({ name, kB: bytes / 1000, budget }));
}

if (process.argv[1] === inside('.build/size.mjs')) {
  for (const { name, kB, budget } of measure()) {
    const over = kB > budget;
    if (over) process.exitCode = 1;
    console.log(`${kB.toFixed(1).padStart(7)} kB of ${budget.toFixed(1).padStart(6)}  ${name}${over ? '  TOO LARGE' : ''}`);
  }
}
