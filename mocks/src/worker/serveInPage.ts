import type { Serve } from './RemoteBackend.ts';

/** Runs the demo's backend in the page itself, for this tab only. It loads the worker's code only when it is called. */
export const serveInPage: Serve = (port, opening, onFailure) => {
  Promise.all([import('./serveBackend.ts'), import('./DemoHost.ts')])
    .then(([{ serveBackend }, { DemoHost }]) =>
      serveBackend(port, opening, new DemoHost({ isShared: false, openStore: () => Promise.resolve(null) })),
    )
    .catch(onFailure);
  return () => {};
};
