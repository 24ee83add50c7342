/** Made by the build of the files in this folder. */
declare module 'virtual:elements' {
  /** Tag to the import of its chunk, which defines it. */
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: () => string }>>>;
  export default loaders;
}
/** The tags of all elements. */
declare module 'virtual:tags' {
  const tags: readonly string[];
  export default tags;
}

declare module 'virtual:all' {}
declare module 'virtual:version' {
  const version: string;
  export default version;
}
declare module 'virtual:contracts' {
  // A declaration of a module that is no file may import nothing in another way.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const contracts: readonly import('./contract.js').Contract[];
  export default contracts;
}
declare module 'virtual:element/bind-bank' {}
declare module 'virtual:early' {
  // A declaration of a module that is no file may import nothing in another way.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const contracts: readonly import('./contract.js').Contract[];
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const drawStage: (drawing: import('./drawing.js').Drawing) => unknown;
  export default contracts;
}
