export { type BackendOptions, type RunningBackend, startBackend } from './startBackend.ts';
export { migrate } from './postgres/migrate.ts';
export { openPool } from './postgres/openPool.ts';
export { startPostgres } from './postgres/startPostgres.ts';
export { makeVapidKeys } from './push/makeVapidKeys.ts';
export { stopWhenAsked } from './process/stopWhenAsked.ts';
export { freePort } from './process/freePort.ts';
