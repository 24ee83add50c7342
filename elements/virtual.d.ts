/** Made by the build of the files in this folder. */
declare module 'virtual:elements' {
  /** Tag to the import of its chunk, which defines it. */
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: () => string }>>>;
  export default loaders;
}
declare module 'virtual:all' {}
declare module 'virtual:version' {
  const version: string;
  export default version;
}
declare module 'virtual:contracts' {
  import type { Contract } from './contract.js';
  const contracts: readonly Contract[];
  export default contracts;
}
declare module 'virtual:element/bind-bank' {}
declare module 'virtual:early' {
  import type { Contract } from './contract.js';
  import type { Drawing } from './drawing.js';
  const contracts: readonly Contract[];
  export const drawStage: (drawing: Drawing) => unknown;
  export default contracts;
}
