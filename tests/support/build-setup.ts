export { buildProduct as default } from './build.ts';
