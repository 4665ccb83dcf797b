import { parseResultsToday } from '@tribunen/contract';
import { groupByCompetition, orderMatches } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { chromium, type Page } from 'playwright';
import { Bench } from 'tinybench';
import { buildApp, builds, isFresh, localBackend } from '../../tooling/build/buildApp.mjs';
import { serveBuild } from '../../tooling/build/serveBuild.mjs';
import { signIn } from './lighthouse/signIn.ts';
import { longDayAnswer, longDayFollows } from './longDay/longDayAnswer.ts';

// A day of 300 matches in 40 competitions: the cost of parsing it, and how the built app copes with it in Chromium.

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

async function readingCosts(): Promise<void> {
  const answer = longDayAnswer('2026-11-21');
  const { matches } = parseResultsToday(answer);
  const bench = new Bench({ time: 500 });
  bench.add('parse and normalise 300 matches', () => void parseResultsToday(answer));
  bench.add('order 300 matches', () => void orderMatches(matches, []));
  bench.add('group 300 matches', () => void groupByCompetition(matches));
  await bench.run();
  console.table(bench.table());
}

/** The time from each click to the next paint, in milliseconds, by the browser's Event Timing (in steps of 8). */
async function toggles(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const everyClick = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
    }).observe(everyClick);
    Object.assign(globalThis, { durations });
  });
  const heads = page.getByRole('button', { name: /^Serie/ });
  const clicks = 24;
  for (let i = 0; i < clicks; i++) {
    await heads.nth(i % 6).click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  }
  const slow: unknown = await page.evaluate(() => Reflect.get(globalThis, 'durations'));
  const reported = Array.isArray(slow) ? slow.map(Number) : [];
  // The browser does not report clicks that were quicker than its threshold of 16 ms: they count as 16 ms.
  return [...reported, ...Array.from({ length: Math.max(0, clicks - reported.length) }, () => 16)];
}

/** The time between frames while the page scrolls through the whole day, in milliseconds. */
async function scrolling(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
      scrollTo(0, y);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
}

await readingCosts();

if (!isFresh('local')) {
  const { code, output } = await buildApp('local', process.execPath);
  if (code !== 0) throw new Error(`The local build failed: ${output}`);
}
const backend = await startMockServer({ port: localBackend.port });
const app = await serveBuild(builds.local.folder);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await signIn();
  await page.addInitScript((text) => localStorage.setItem('sb-127-auth-token', text), session.text);
  const cors = { 'Access-Control-Allow-Origin': '*' };
  await page.route('**/functions/v1/results-today-edge', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const { date } = JSON.parse(route.request().postData() ?? '{}');
    return route.fulfill({ json: longDayAnswer(String(date)), headers: cors });
  });
  await page.route('**/rest/v1/user_follows*', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ json: longDayFollows(session.userId), headers: cors }),
  );
  await page.goto(`${app.address}/results`);
  await page.getByRole('button', { name: 'Serie 39' }).waitFor();

  const clicks = await toggles(page);
  const gaps = await scrolling(page);
  console.table({
    'toggle a section: click to next paint, ms': {
      p50: quantile(clicks, 0.5),
      p95: quantile(clicks, 0.95),
      most: Math.max(...clicks),
    },
    'scroll the day: between frames, ms': {
      p50: quantile(gaps, 0.5),
      p95: quantile(gaps, 0.95),
      most: Math.max(...gaps),
    },
  });
} finally {
  await browser.close();
  await app.stop();
  await backend.stop();
}
