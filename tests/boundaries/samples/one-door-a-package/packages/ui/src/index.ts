export { Crest } from './Crest.tsx';
export * from './Crest.tsx'; // refused by rooms/one-door-a-package
