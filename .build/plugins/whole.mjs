/**
 * A page that knows what its chunks must be (hosts/start.ts) is asked before one is loaded that comes later. The literal address
 * counts from the chunk it stands in, as in the import it replaces.
 */
const HELPER =
  'function $whole$(s){const w=self[Symbol.for("loan-elements.whole")];return w?w(new URL(s,import.meta.url).href).then(()=>import(s)):import(s)}';

/** Works on finished chunks: what is done after it sees the checked imports, what is done before it the plain ones. */
export function whole() {
  return {
    name: 'whole',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
        let found = 0;
        const code = chunk.code.replace(/\bimport\((["'`])(\.\.?\/[^"'`]+)\1\)/g, (_all, quote, address) => {
          found += 1;
          return `$whole$(${quote}${address}${quote})`;
        });
        if (found === 0) this.error(`${chunk.fileName} loads chunks in a way that is not known here`);
        chunk.code = `${code}\n${HELPER}\n`;
      }
    },
  };
}
