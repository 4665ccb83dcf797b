export { nb } from './nb.ts';
