import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { safeParse } from 'valibot';
import { pageMessage } from '../../lib/worker/PageMessage.ts';
import type { VersionFiles } from './VersionFiles.ts';

const monthSeconds = 30 * 24 * 3600;

/**
 * Answers without a network: the page and its files from those that this version keeps, crests from those that were seen. What the backend
 * answers is no file, and passes.
 */
export function openOffline(worker: ServiceWorkerGlobalScope, files: VersionFiles): void {
  // Crests come from other sites, which do not let the worker see whether they failed: each is fetched again while it is shown.
  const pictures = new StaleWhileRevalidate({
    cacheName: 'tribunen-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true })],
  });
  registerRoute(new NavigationRoute(files.answerPage(), { denylist: [/^\/api\//, /\/[^/]+\.[a-z\d]+$/i] }));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ request }) => (await files.find(request)) ?? fetch(request),
  );
  registerRoute(({ request }) => request.destination === 'image', pictures);

  worker.addEventListener('install', (event) => event.waitUntil(files.install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(files.forgetOld()));
  worker.addEventListener('message', (event) => {
    const message = safeParse(pageMessage, event.data);
    if (!message.success) return;
    if (message.output.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    if (message.output.type === 'language') event.waitUntil(beginPage(message.output.language));
  });

  /** A page has begun: others may have ended, and with them the need for their version. */
  async function beginPage(language: string): Promise<void> {
    await files.keepWords(language);
    const { installing, waiting } = worker.registration;
    // A newer version than this one is no old one.
    if (installing === null && waiting === null) await files.forgetOld();
  }
}
