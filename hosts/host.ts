import '../elements/autoload.js';
