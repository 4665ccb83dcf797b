import type { BrowserContext, Page, Route, WebSocketRoute } from '@playwright/test';
import { demoCredentials } from '@tribunen/mocks/server';

/** The backend address of the configured build, which does not exist. */
export const backendHost = 'example.supabase.co';
/** The key under which supabase-js stores the session for this address: it contains the first label of the host. */
const sessionKey = 'sb-example-auth-token';

/** Routes the backend requests of a context's pages to a mock server. Without a network the requests fail. */
export async function routeBackend(
  context: BrowserContext,
  url: string,
  hasNetwork: () => boolean = () => true,
): Promise<{ readonly sockets: Set<WebSocketRoute> }> {
  const sockets = new Set<WebSocketRoute>();

  async function answer(route: Route): Promise<void> {
    const { pathname, search } = new URL(route.request().url());
    if (!hasNetwork()) return route.abort('internetdisconnected');
    const response = await route.fetch({ url: `${url}${pathname}${search}` }).catch(() => null);
    // The network may have been lost meanwhile, and the response with it.
    return response !== null && hasNetwork() ? route.fulfill({ response }) : route.abort('internetdisconnected');
  }

  await context.route(`https://${backendHost}/**`, answer);
  await context.route('**/api/**', answer);
  await context.routeWebSocket(`wss://${backendHost}/**`, (socket) => {
    if (!hasNetwork()) return void socket.close();
    connect(socket, url);
    sockets.add(socket);
  });
  return { sockets };
}

/** Signs the demo spectator in, as if on an earlier visit. Leaves the page at an address outside the app. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto('/robots.txt');
  const session = [sessionKey, await openSession(url)] as const;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), session);
}

/** The session of the demo spectator, as supabase-js stores it. */
async function openSession(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'anon-key-of-nobody' },
    body: JSON.stringify(demoCredentials),
  });
  if (!answer.ok) throw new Error(`The demo spectator was not signed in: ${answer.status}`);
  return answer.text();
}

/** Connects a page's socket and a socket of the mock server, until either closes. */
function connect(socket: WebSocketRoute, url: string): void {
  const { pathname, search } = new URL(socket.url());
  const server = new WebSocket(`${url.replace('http', 'ws')}${pathname}${search}`);
  server.binaryType = 'arraybuffer';
  const early: (string | Uint8Array<ArrayBuffer>)[] = [];
  server.addEventListener('open', () => {
    for (const message of early.splice(0)) server.send(message);
  });
  server.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) =>
    socket.send(typeof data === 'string' ? data : Buffer.from(data)),
  );
  server.addEventListener('close', () => void socket.close());
  socket.onMessage((message) => {
    const sent = typeof message === 'string' ? message : new Uint8Array(message);
    if (server.readyState === WebSocket.OPEN) server.send(sent);
    else early.push(sent);
  });
  socket.onClose(() => server.close());
}
