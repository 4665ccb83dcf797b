import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type MockServer, startMockServer } from '@tribunen/mocks/server';
import { everyScreen } from '../e2e/everyScreen.ts';
import { watchLayoutShift } from '../e2e/watchLayoutShift.ts';
import { backendHost, signIn } from './routeBackend.ts';

const isNight = process.env['NIGHT'] !== undefined;
/**
 * Screens whose parts stand beside each other on a desktop: results, a match, a chat, ratings, friends and a fantasy
 * team. The nightly run also loads the other screens on a desktop, which have the same parts as on a phone.
 */
const sideBySide = /^\/(?:results$|match\/500007|match\?id=|scouting|friends\/|fantasy)/;
/** Screens that load nothing, or the parts of another screen. The nightly run loads them too. */
const asOthers = /^\/(?:pitch-|calibrate|nowhere|about$|settings\/follows\?)/;
const sizes = {
  phone: {
    viewport: { width: 390, height: 844 },
    screens: everyScreen.filter((address) => isNight || !asOthers.test(address)),
  },
  desktop: {
    viewport: { width: 1440, height: 900 },
    screens: everyScreen.filter((address) => isNight || sideBySide.test(address)),
  },
} as const;
/**
 * How many pages load at the same time. A page spends half of its time waiting for responses. More pages would not
 * shorten the test, and would slow the test that runs beside it.
 */
const atOnce = 3;
const most = 0.01;
/**
 * A match day in real time. In its first 200 s the match that the screens open has no event and no chat message, which
 * would move the chat. A busy machine needs up to 200 s to load the screens.
 */
const quietDay = { port: 0, seed: 198, speed: 1 } as const;
/**
 * A screen whose layout moves is loaded again, because a busy machine may have caused the movement. A real fault moves
 * the layout at every load.
 */
const loadsAtMost = 3;
declare global {
  /** The first requests to each path: how many were sent, how many are pending, and when the last response arrived. */
  var firstAnswers: { asked: number; underWay: number; lastAt: number };
}

/**
 * Sends the backend requests of a page to a mock server, delays the response to every fetch by at least 1.5 s, and
 * changes the order of the responses. A script in the page does so, because a route of Playwright would send each file
 * of the app through this process.
 */
async function answerLate(page: Page, url: string): Promise<void> {
  await page.addInitScript(
    ({ url, backendHost }) => {
      const state = { asked: 0, underWay: 0, lastAt: 0 };
      globalThis.firstAnswers = state;
      const { fetch } = globalThis;
      const seen = new Set<string>();
      let asked = 0;
      globalThis.fetch = async (input, init) => {
        const { host, pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
        const isBackend = host === backendHost || pathname.startsWith('/api/');
        const isFirst = !seen.has(pathname);
        seen.add(pathname);
        // Seven and five are coprime, so the delays come in the order 0, 300, 600, 150, 450.
        const lateMs = 1500 + ((asked++ * 7) % 5) * 150;
        if (isFirst) {
          state.asked += 1;
          state.underWay += 1;
        }
        try {
          const answer = await fetch(isBackend ? `${url}${pathname}${search}` : input, init);
          await new Promise((resolve) => setTimeout(resolve, lateMs));
          return answer;
        } finally {
          if (isFirst) {
            state.underWay -= 1;
            state.lastAt = performance.now();
          }
        }
      };
      const { WebSocket } = globalThis;
      globalThis.WebSocket = class extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
          super(String(address).replace(`wss://${backendHost}`, url.replace('http', 'ws')), protocols);
        }
      };
    },
    { url, backendHost },
  );
}

/**
 * Loads a screen, and waits until its first requests have their responses and the screen has had 0.8 s to show the last
 * response.
 */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null &&
      firstAnswers.asked > 2 &&
      firstAnswers.underWay === 0 &&
      performance.now() - firstAnswers.lastAt > 800,
    null,
    { polling: 200 },
  );
}

/** The layout shift of a screen while it loads. */
async function shiftOf(
  context: BrowserContext,
  address: string,
): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  const page = await context.newPage();
  // Each screen loads as on a first visit.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchLayoutShift(page);
  await answerLate(page, server.url);
  await load(page, address);
  const shift = await page.evaluate(() => layoutShift);
  await page.close();
  return shift;
}

// The worker's cache would answer requests that the test delays, and the policy of the build forbids the mock server.
test.use({ serviceWorkers: 'block', bypassCSP: true });

let server: MockServer;
test.beforeEach(async ({ page }) => {
  server = await startMockServer(quietDay);
  await signIn(page, server.url);
});
test.afterEach(() => server.stop());

for (const [size, { viewport, screens }] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('no part of a screen moves while it loads, however late and in whatever order the responses arrive', async ({
      context,
    }) => {
      test.setTimeout(600_000);
      const waiting = [...screens];
      const lines: string[] = [];
      const measure = async (): Promise<void> => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
          let { sum, moved } = await shiftOf(context, address);
          for (let loads = 1; sum > most && loads < loadsAtMost; loads += 1) {
            ({ sum, moved } = await shiftOf(context, address));
          }
          lines.push(`${sum.toFixed(4)} ${address}`);
          expect.soft(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, measure));
      console.warn(`${size}\n${lines.sort().reverse().join('\n')}`);
    });
  });
}
