/** Made by the build out of the contracts. */
declare module 'virtual:demo-model' {
  // A declaration of a module that is no file may import nothing in another way.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const model: import('./model.js').Model;
  export default model;
}
