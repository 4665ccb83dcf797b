import { setupWorker } from 'msw/browser';
import type { Backend } from './Backend.ts';
import { createHandlers } from './createHandlers.ts';
import { logFailedUpdates } from './logFailedUpdates.ts';

/**
 * Makes a backend answer the page's requests, which the service worker passes on, and the page's sockets. Resolves once
 * the backend answers.
 */
export async function answerNetwork(backend: Pick<Backend, 'answer' | 'connect'>): Promise<void> {
  logFailedUpdates(ServiceWorkerRegistration.prototype);
  const handlers = createHandlers(backend);
  await setupWorker(...handlers.http, handlers.realtime).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
