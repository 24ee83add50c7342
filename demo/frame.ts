import model from 'virtual:demo-model';
import { startFrame } from './frame/start.js';

void startFrame(model, location.search);
