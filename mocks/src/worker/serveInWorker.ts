import { parseDemoSearch } from '../parseDemoSearch.ts';
import { worldName } from '../worldName.ts';
import type { Serve } from './RemoteBackend.ts';

/**
 * Runs the demo's backend in a shared worker for all tabs of a world. In a browser without shared workers, each tab has
 * a worker of its own. A browser without module workers cannot load the script, and fires an error event.
 *
 * @example
 * const backend = new RemoteBackend({ ...options, ways: [serveInWorker, serveInPage] });
 */
export const serveInWorker: Serve = (port, opening, onFailure) => {
  const begin = 'SharedWorker' in globalThis ? inSharedWorker : inOwnWorker;
  try {
    return begin(port, opening, onFailure);
  } catch (error) {
    queueMicrotask(() => onFailure(error));
    return () => {};
  }
};

const inSharedWorker: Serve = (port, opening, onFailure) => {
  const name = worldName(parseDemoSearch(opening.search));
  const worker = new SharedWorker(new URL('./demoWorker.ts', import.meta.url), { type: 'module', name });
  worker.addEventListener('error', () => onFailure('The shared worker cannot be started'));
  worker.port.postMessage(opening, [port]);
  return () => worker.port.close();
};

const inOwnWorker: Serve = (port, opening, onFailure) => {
  const worker = new Worker(new URL('./demoWorker.ts', import.meta.url), { type: 'module', name: 'demo' });
  worker.addEventListener('error', ({ message }) => onFailure(message));
  worker.postMessage(opening, [port]);
  return () => worker.terminate();
};
