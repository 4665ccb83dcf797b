import type { Plugin } from 'vite';

const file = 'mockServiceWorker.js';

/** Runs in the service worker. Browsers without `addRoutes` ask the worker for each file. */
const routes = `
addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'network' });
});
`;

/** The demo's service worker answers for the backend alone: the browser fetches the files of the build without asking it. */
export function assetsPassServiceWorker(): Plugin {
  return {
    name: 'tribunen:assets-pass-service-worker',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[file];
        if (worker?.type !== 'asset') throw new Error(`The demo has no ${file}`);
        worker.source = `${routes}${String(worker.source)}`;
      },
    },
  };
}
