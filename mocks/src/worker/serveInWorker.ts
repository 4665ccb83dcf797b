import type { Serve } from './RemoteBackend.ts';

/**
 * Runs the demo's backend in a module worker. In a browser without module workers the script cannot be loaded, and an
 * error event reports it.
 *
 * @example
 * const backend = new RemoteBackend({ ...options, serve: serveInWorker });
 */
export const serveInWorker: Serve = (port, opening, onFailure) => {
  try {
    const worker = new Worker(new URL('./demoWorker.ts', import.meta.url), { type: 'module', name: 'demo' });
    worker.addEventListener('error', ({ message }) => onFailure(message));
    worker.postMessage(opening, [port]);
    return () => worker.terminate();
  } catch (error) {
    queueMicrotask(() => onFailure(error));
    return () => {};
  }
};
