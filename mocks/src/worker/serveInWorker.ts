import type { Serve } from './RemoteBackend.ts';

/**
 * Runs the demo's backend in a module worker. A browser that knows no such workers cannot read its script, and says so by an error.
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
