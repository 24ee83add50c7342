const ELEMENT = '\0virtual:element/';

/** The files a chunk needs before it runs, itself first. */
export function closure(bundle, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of bundle[file]?.imports ?? []) closure(bundle, next, seen);
  return seen;
}

/** `elements/<tag>.js`: a line that loads the element's chunk, whose name changes with its content, and all it needs at once. */
export function facades() {
  return {
    name: 'facades',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === 'chunk' ? (chunk.moduleIds.find((module) => module.startsWith(ELEMENT)) ?? '') : '';
        if (!id) continue;
        const source = [...closure(bundle, chunk.fileName)].map((file) => `import"../${file}";`).join('');
        this.emitFile({ type: 'asset', fileName: `elements/${id.slice(ELEMENT.length)}.js`, source: `${source}\n` });
      }
    },
  };
}
