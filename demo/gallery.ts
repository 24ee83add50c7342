import { startGallery } from './gallery/start.js';

void startGallery();
