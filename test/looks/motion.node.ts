import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';

const LONGEST = 200;
/** What turns or breathes for as long as one waits. */
const LASTING = /\binfinite\b/;

const inMs = (time: string): number => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

describe('motion', () => {
  it('is over within 200 ms, whatever moves', async () => {
    const files = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.css'));
    const sheets = await Promise.all(files.map(async (file) => ({ file, css: await readFile(path.join('src', file), 'utf8') })));
    const token = sheets.map(({ css }) => /--_motion:\s*([^;]+);/.exec(css)?.[1]).find(Boolean) ?? '';
    assert.match(token, /^\d+m?s$/);
    const slow: string[] = [];
    let moving = 0;
    for (const { file, css } of sheets) {
      for (const [, what = '', how = ''] of css.matchAll(/^\s*(transition|animation):\s*([^;]+);/gm)) {
        if (LASTING.test(how) || how.startsWith('none')) continue;
        const times = how.replace(/var\(--_motion\)/g, token).match(/\b[\d.]+m?s\b/g) ?? [];
        moving += times.length;
        if (times.length === 0 || times.some((time) => inMs(time) > LONGEST)) slow.push(`${file}: ${what}: ${how}`);
      }
    }
    assert.deepEqual(slow, []);
    assert.ok(moving >= 10, 'the sheets were not read');
  });
});
