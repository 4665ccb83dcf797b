import type { BrowserContext, Page, Route, WebSocketRoute } from '@playwright/test';
import { type Database, demoCredentials, startMockServer } from '@tribunen/mocks/server';

/** The backend address of the configured build, which does not exist. */
const backendHost = 'example.supabase.co';
/** The key of the storage entry that is set while the test has taken the network away. */
const offlineKey = 'tests.offline';
/** The key under which supabase-js stores the session for this address: it contains the first label of the host. */
const sessionKey = 'sb-example-auth-token';

export interface MatchDayOptions {
  /** The seed of the matches. */
  readonly seed: number;
  /** When the day begins, in milliseconds since 1970. */
  readonly at: number;
}

/** A day of simulated football behind a network that the test interrupts. */
export interface MatchDay {
  readonly database: Database;
  /** The address of the backend, for code that requests it outside the pages. */
  readonly url: string;
  /** Signs the demo spectator in, as if on an earlier visit. Leaves the page at an address outside the app. */
  signIn(page: Page): Promise<void>;
  /** Takes the network away: sockets close, and pending responses are lost. The matches go on. */
  cutOff(): Promise<void>;
  restore(): Promise<void>;
  /**
   * Puts the clocks of the backend and of the pages forward to a moment, in seconds from the beginning. They never turn
   * back.
   */
  skipTo(second: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Routes the pages of a context to a separate mock server. Both have a clock that the test can put forward instead
 * of waiting for a goal.
 *
 * @example
 * const day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
 * await day.signIn(page);
 * await day.cutOff();
 */
export async function openMatchDay(context: BrowserContext, { seed, at }: MatchDayOptions): Promise<MatchDay> {
  let aheadMs = at - Date.now();
  const now = (): number => Date.now() + aheadMs;
  const server = await startMockServer({
    port: 0,
    seed,
    clock: { now, setTimeout: (run, ms) => setTimeout(run, ms), clearTimeout: (timer) => clearTimeout(timer) },
  });
  let hasNetwork = true;
  const sockets = new Set<WebSocketRoute>();

  async function answer(route: Route): Promise<void> {
    const { pathname, search } = new URL(route.request().url());
    if (!hasNetwork) return route.abort('internetdisconnected');
    const response = await route.fetch({ url: `${server.url}${pathname}${search}` }).catch(() => null);
    // The network may have been lost meanwhile, and the response with it.
    return response !== null && hasNetwork ? route.fulfill({ response }) : route.abort('internetdisconnected');
  }

  // Chromium 150 says that a page is online if the service worker opens it while the browser is offline.
  await context.addInitScript((key) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => localStorage.getItem(key) === null });
  }, offlineKey);
  const say = (isOffline: boolean) =>
    Promise.all(
      context
        .pages()
        .map((page) =>
          page.evaluate(([key, offline]) => (offline ? localStorage.setItem(key, '') : localStorage.removeItem(key)), [
            offlineKey,
            isOffline,
          ] as const),
        ),
    );
  await context.clock.install({ time: at });
  await context.route(`https://${backendHost}/**`, answer);
  await context.route('**/api/**', answer);
  await context.routeWebSocket(`wss://${backendHost}/**`, (socket) => {
    if (!hasNetwork) return void socket.close();
    connect(socket, server.url);
    sockets.add(socket);
  });
  return {
    database: server.backend.database,
    url: server.url,
    async signIn(page) {
      await page.goto('/robots.txt');
      const session = [sessionKey, await openSession(server.url)] as const;
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), session);
    },
    async cutOff() {
      hasNetwork = false;
      await say(true);
      await context.setOffline(true);
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    async restore() {
      hasNetwork = true;
      await say(false);
      await context.setOffline(false);
    },
    async skipTo(second) {
      const skippedMs = at + second * 1000 - now();
      if (skippedMs <= 0) return;
      aheadMs += skippedMs;
      await server.backend.wake();
      await context.clock.fastForward(skippedMs);
    },
    async stop() {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await server.stop();
    },
  };
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
