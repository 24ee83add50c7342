import 'virtual:all';

export { configure } from '../src/config/config.js';
