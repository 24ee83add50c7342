import { startLab } from './lab/start.js';

void startLab();
