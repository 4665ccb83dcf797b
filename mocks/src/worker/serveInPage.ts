import type { Serve } from './RemoteBackend.ts';

/**
 * Runs the demo's backend in the page itself: the same code, loaded only in this case.
 *
 * @example
 * const backend = new RemoteBackend({ ...options, serve: serveInPage });
 */
export const serveInPage: Serve = (port, opening, onFailure) => {
  import('./serveBackend.ts').then(({ serveBackend }) => serveBackend(port, opening)).catch(onFailure);
  return () => {};
};
