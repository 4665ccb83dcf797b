export { type BackendOptions, type RunningBackend, startBackend } from './startBackend.ts';
