export { Crest } from './Crest.tsx';
export * from './Crest.tsx'; // refused by packages/one-door-a-package
