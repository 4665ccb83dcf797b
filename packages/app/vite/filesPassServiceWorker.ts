import type { Plugin } from 'vite';

const file = 'mockServiceWorker.js';

/**
 * Runs in the service worker. Browsers without `addRoutes` ask the worker for each file. MSW lets another open page answer
 * for a page that is being opened, and where that page closes first, the new one waits for five minutes.
 */
const passes = `
addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'network' });
});
addEventListener('fetch', (event) => {
  const isOfBackend = new URL(event.request.url).pathname.startsWith('/auth/v1/');
  if (event.request.mode === 'navigate' && !isOfBackend) event.stopImmediatePropagation();
});
`;

/** The demo's service worker answers for the backend alone: the browser fetches pages and their files without asking it. */
export function filesPassServiceWorker(): Plugin {
  return {
    name: 'tribunen:files-pass-service-worker',
    // With `order: 'post'` it would come too late: the files are compressed before.
    generateBundle(_options, bundle) {
      const worker = bundle[file];
      if (worker?.type !== 'asset') throw new Error(`The demo has no ${file}`);
      worker.source = `${passes}${String(worker.source)}`;
    },
  };
}
