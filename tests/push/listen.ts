import { createServer } from 'node:http';
import { once } from 'node:events';
import { answerPushes } from './answerPushes.ts';
import type { StandInPushService } from './StandInPushService.ts';

/**
 * Serves a push service on loopback, where it has no certificate. The returned `fetch` redirects messages there that
 * are addressed to its HTTPS name, and leaves them otherwise unchanged.
 */
export async function listen(
  service: StandInPushService,
): Promise<{ readonly fetch: typeof fetch; readonly stop: () => Promise<void> }> {
  const server = createServer(answerPushes(service.answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    fetch: (input, init) => {
      const { host, pathname } = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      headers.set('x-sent-to', host);
      return fetch(`http://127.0.0.1:${address.port}${pathname}`, { ...init, headers });
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
