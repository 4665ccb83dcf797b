import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { safeParse } from 'valibot';
import { type PageMessage, pageMessage } from '../../lib/worker/PageMessage.ts';
import type { VersionFiles } from './VersionFiles.ts';

const monthSeconds = 30 * 24 * 3600;

/**
 * Lets the app open without a network: the worker answers requests for the page and its files from the files that this
 * version has stored, and requests for crests from the crests that a page has shown before. Requests to the backend go
 * to the network.
 */
export function openOffline(worker: ServiceWorkerGlobalScope, files: VersionFiles): void {
  // A crest comes from another site, so the worker cannot see whether the request for it failed. It therefore fetches
  // each crest again while the page shows the stored crest.
  const expiration = new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true });
  const pictures = new StaleWhileRevalidate({ cacheName: 'tribunen-pictures', plugins: [expiration] });
  const answerPage = files.answerPage();
  /** Whether the server lacks a file of this version, because a newer version has been deployed. */
  let lacksFile = false;
  registerRoute(
    new NavigationRoute(
      async (options) => {
        if (!lacksFile) return answerPage(options);
        worker.registration.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
        return fetch(options.request).catch(() => answerPage(options));
      },
      { denylist: [/^\/api\//, /\/[^/]+\.[a-z\d]+$/i] },
    ),
  );
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ request }) => {
      const kept = await files.find(request);
      if (kept !== undefined) return kept;
      const answer = await fetch(request);
      lacksFile ||= answer.status === 404;
      return answer;
    },
  );
  registerRoute(({ sameOrigin, request }) => !sameOrigin && request.destination === 'image', pictures);

  worker.addEventListener('install', (event) => {
    // With this route, a request that a script sends, for example to the backend, does not start the worker. Chromium
    // activates a newer worker only once this worker has stopped. If requests kept starting this worker, the page would
    // wait for minutes. A browser that refuses the route still gets the worker.
    event.waitUntil(
      Promise.resolve(event.addRoutes?.({ condition: { requestDestination: '' }, source: 'network' })).catch(
        (error: unknown) => console.error('The browser refused the route past the worker', error),
      ),
    );
    event.waitUntil(files.install(event));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(files.forgetOld()));
  worker.addEventListener('message', (event) => {
    const message = safeParse(pageMessage, event.data);
    if (!message.success) return;
    if (message.output.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    // The crests are deleted too, because they reveal which matches were opened.
    if (message.output.type === 'forget') event.waitUntil(expiration.deleteCacheAndMetadata());
    if (message.output.type === 'language') event.waitUntil(beginPage(message.output.language));
  });

  /**
   * Called when a page has started or changed its language. Pages of earlier versions may have closed since, so their
   * files may be deleted.
   */
  async function beginPage(language: string): Promise<void> {
    await files.keepWords(language);
    const { installing, waiting } = worker.registration;
    // While a newer version is installing or waiting, nothing is deleted, because `forgetOld` would delete its files.
    if (installing === null && waiting === null) await files.forgetOld();
  }
}
