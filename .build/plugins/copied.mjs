import { readFile, readdir } from 'node:fs/promises';
import { inside } from '../paths.mjs';

/** Files of a folder that go along as they are. */
export function copied(folder, pattern) {
  return {
    name: 'copied',
    async buildStart() {
      const files = (await readdir(inside(folder))).filter((file) => pattern.test(file));
      await Promise.all(
        files.map(async (fileName) => this.emitFile({ type: 'asset', fileName, source: await readFile(inside(folder, fileName)) })),
      );
    },
  };
}
