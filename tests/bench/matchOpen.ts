// A match opened from the results, with 120 events and both line-ups, in Chromium against the mock server: how long its
// header takes, how long it takes from the report's answer to the screen, and the cost of a step of the scrubber on
// each tab. Prints tables; has no pass or fail.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMockServer } from '@tribunen/mocks/server';
import type { CDPSession, Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { spread } from './goalToBanner/spread.ts';
import { secondsWorked } from './idleDay/secondsWorked.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { fullReport } from './matchOpen/fullReport.ts';
import { readOpening, watchOpening } from './matchOpen/watchOpening.ts';

const openings = Number(process.env['OPENINGS'] ?? 6);
const steps = Number(process.env['STEPS'] ?? 120);
const tabs = ['Referat', 'Lagoppstilling', 'Tabell', 'Momentum'];

const { backend, stop } = await startMockServer({ port: localBackend.port, speed: 1 });
const app = await openLocalApp();
try {
  const page = await app.openPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let workedAtAnswer = 0;
  let isFull = false;
  await page.route('**/functions/v1/fetch-match', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'POST') return route.fulfill({ response });
    const own: unknown = await response.json();
    const json = isFull ? fullReport(own) : own;
    workedAtAnswer = (await secondsWorked(session)).thread;
    return route.fulfill({ response, json });
  });
  await page.addInitScript(watchOpening);

  await page.goto(`${app.address}/results`);
  await page.locator('main a[href^="/match/"]').first().waitFor();
  const listed = await page
    .locator('main a[href^="/match/"]')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  const [finished] = backend.database.live_matches_new.rows(
    ({ id, status }) => status === 'FINISHED' && listed.includes(`/match/${id}`),
  );
  if (finished === undefined) throw new Error('No match of the list has ended');
  const link = `main a[href^="/match/${finished.id}"]`;
  const opened: Record<string, object> = {};
  let headersFirst = 0;
  for (const report of ['its own report', '120 events'] as const) {
    isFull = report === '120 events';
    const headers: number[] = [];
    const reports: number[] = [];
    const work: number[] = [];
    for (let opening = 0; opening <= openings; opening += 1) {
      // Each opening has a new page, because a page shows a report that it has already loaded at once.
      await page.goto(`${app.address}/results`);
      await page.locator(link).waitFor();
      // Waits until the page has loaded everything that it loads after the results.
      await sleep(3000);
      await page.locator(link).click();
      await page.locator('li[data-event]').first().waitFor();
      const { thread } = await secondsWorked(session);
      const { clicked, header, answered, events } = await readOpening(page);
      // The first opening also loads the code of the screen, so it does not count.
      if (opening === 0) continue;
      headers.push(header - clicked);
      reports.push(events - answered);
      work.push((thread - workedAtAnswer) * 1000);
      if (header < answered) headersFirst += 1;
    }
    opened[`${report}: click to the frame with the header, ms`] = spread(headers);
    opened[`${report}: its answer to the frame with its events, ms`] = spread(reports);
    opened[`${report}: the same, processor time of the page’s thread, ms`] = spread(work);
  }
  console.table(opened);
  console.table({ openings: 2 * openings, 'header before the answer': headersFirst });

  const script: Record<string, object> = {};
  const threads: Record<string, object> = {};
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await sleep(2000);
    const costs = await costsOfSteps(page, session);
    script[tab] = spread(costs.map((each) => each.script));
    threads[tab] = spread(costs.map((each) => each.thread));
  }
  console.log('A step of the scrubber, script by the clock, ms:');
  console.table(script);
  console.log('The same, processor time of the page’s thread, layout and paint included, ms:');
  console.table(threads);
  console.table({ 'load of the machine, last minute': Number(loadavg()[0]?.toFixed(2)) });
} finally {
  await app.stop();
  await stop();
}

interface StepCost {
  readonly script: number;
  readonly thread: number;
}

/** The cost of each step back and forth up to the second frame after it, in milliseconds. */
async function costsOfSteps(page: Page, session: CDPSession): Promise<readonly StepCost[]> {
  const costs: StepCost[] = [];
  const scrubber = page.getByRole('slider', { name: 'Minutt', exact: true });
  await scrubber.focus();
  for (let step = 0; step < steps; step += 1) {
    const before = { script: await secondsOfScript(session), thread: (await secondsWorked(session)).thread };
    await scrubber.press(step < (2 / 3) * steps ? 'ArrowLeft' : 'ArrowRight');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    costs.push({
      script: ((await secondsOfScript(session)) - before.script) * 1000,
      thread: ((await secondsWorked(session)).thread - before.thread) * 1000,
    });
  }
  return costs;
}

async function secondsOfScript(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
