/** What a bundler's page imports beside the elements. */
export { configure } from './configure.js';
