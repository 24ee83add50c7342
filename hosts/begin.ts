import { start } from './start.js';

start(document.currentScript?.dataset ?? {});
