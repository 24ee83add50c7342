import 'virtual:all';
import tags from 'virtual:tags';
import { lookAtPage } from './misspelt.js';

export { configure } from './configure.js';

if (typeof document !== 'undefined') lookAtPage(tags);
