export { openSync } from 'fontkit';
