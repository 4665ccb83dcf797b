import type { BrowserContext, Page } from '@playwright/test';
import { type Database, startMockServer } from '@tribunen/mocks/server';
import { routeBackend, signIn } from './routeBackend.ts';

/** The key of an entry in `localStorage` that is present while the test has taken the network away. */
const offlineKey = 'tests.offline';

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
   * Puts the clocks of the backend and of the pages forward to a moment, in seconds from the beginning of the day. It
   * never turns a clock back.
   */
  skipTo(second: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Routes the pages of a context to a separate mock server. The test can put forward the clocks of the pages and of the
 * server instead of waiting for a goal.
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

  // Replaces `navigator.onLine`, because in Chromium 150 it is true without a network if the service worker has served
  // the page.
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
  const { sockets } = await routeBackend(context, server.url, () => hasNetwork);
  return {
    database: server.backend.database,
    url: server.url,
    signIn: (page) => signIn(page, server.url),
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
