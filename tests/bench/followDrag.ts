// The first of 200 follows is dragged down its list by the mouse and back, in Chromium, against the mock server: the
// script in each frame, and how many rows are rendered although they do not move; and a search among 3,000 teams, in
// this process. Prints tables; has no pass or fail.
import { loadavg } from 'node:os';
import { startMockServer } from '@tribunen/mocks/server';
import type { CDPSession, Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { searchSpeed } from './followDrag/searchSpeed.ts';
import { takeRenders, watchRenders } from './followDrag/watchRenders.ts';
import { spread } from './goalToBanner/spread.ts';
import { signIn } from './lighthouse/signIn.ts';
import { openLocalApp } from './local/openLocalApp.ts';

const follows = Number(process.env['FOLLOWS'] ?? 200);
/** How far the mouse moves in each frame, in pixels, and how many frames it rests at the edge, where the list scrolls by itself. */
const step = 10;
const framesAtTheEdge = 60;
const edge = 20;

const { backend, stop } = await startMockServer({ port: localBackend.port, speed: 1 });
const app = await openLocalApp();
try {
  await follow((await signIn()).userId);
  const page = await app.openPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(watchRenders);
  await page.goto(`${app.address}/settings/follows?fane=prioriterte`, { waitUntil: 'commit' });
  await page
    .locator('[data-row]')
    .nth(follows - 1)
    .waitFor({ state: 'attached' });
  await page.locator('[data-row] button[aria-roledescription]').first().waitFor();
  // Waits until the page has loaded everything that it loads after the first screen.
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await drag(page, session);
} finally {
  await app.stop();
  await stop();
}
console.log('A search among 3,000 teams, in milliseconds');
console.table(searchSpeed(3000));

async function follow(user_id: string): Promise<void> {
  await backend.database.user_follows.delete((row) => row.user_id === user_id);
  await backend.database.user_follows.insert(
    Array.from({ length: follows }, (_, priority) => ({
      id: crypto.randomUUID(),
      user_id,
      entity_type: 'team' as const,
      entity_id: String(700_000 + priority),
      display_name: `Lag ${priority + 1}`,
      crest_url: null,
      priority,
      notifications: false,
      created_at: new Date().toISOString(),
    })),
  );
}

interface Frame {
  readonly scriptMs: number;
  /** All work of the thread: script, style, layout, paint. */
  readonly taskMs: number;
  readonly moved: number;
  /** How many rows that do not move were rendered: their contents, or only the element around them. */
  readonly contents: number;
  readonly places: number;
}

async function drag(page: Page, session: CDPSession): Promise<void> {
  const middle = await page.locator('[data-row]').first().boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  if (middle === null) throw new Error('The first row is not in sight');
  const x = middle.x + middle.width / 2;
  let y = middle.y + middle.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + step);
  await page.locator('[data-row][data-dragging="true"]').waitFor();
  await takeRenders(page);

  const over: Frame[] = [];
  const go = async (to: number): Promise<void> => {
    while (Math.abs(to - y) >= step) {
      y += Math.sign(to - y) * step;
      over.push(await frame(page, session, () => page.mouse.move(x, y)));
    }
  };
  await go(height - 200);
  await go(middle.y + 40);
  await go(height - edge);
  console.log(`${follows} follows, dragged over the rows; load of the machine ${loadavg()[0]?.toFixed(2)}`);
  console.table(tableOf(over));

  const atTheEdge: Frame[] = [];
  for (let n = 0; n < framesAtTheEdge; n += 1) {
    atTheEdge.push(await frame(page, session, () => page.mouse.move(x, y + (n % 2))));
  }
  const scrolledTo = await page.evaluate('window.scrollY');
  await page.mouse.up();
  await page.locator('[data-row][data-dragging="true"]').waitFor({ state: 'detached' });
  console.log(`While the list scrolls by itself, to ${String(scrolledTo)} px`);
  console.table(tableOf(atTheEdge));
}

function tableOf(frames: readonly Frame[]) {
  return {
    'script of a frame, ms (aim: p95 under 16)': spread(frames.map(({ scriptMs }) => scriptMs)),
    'all work of a frame, ms': spread(frames.map(({ taskMs }) => taskMs)),
    'rows that move in a frame': spread(frames.map(({ moved }) => moved)),
    'rows rendered besides (aim: 1)': spread(frames.map(({ contents }) => contents)),
    'places rendered besides': spread(frames.map(({ places }) => places)),
  };
}

/**
 * The cost of one frame in which `act` is carried out, by the thread's own clock, so that other processes do not count.
 */
async function frame(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Frame> {
  const before = await workOf(session);
  await act();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const after = await workOf(session);
  const { contents, places, ...taken } = await takeRenders(page);
  const moved = new Set(taken.moved);
  const besides = (rendered: readonly string[]): number => new Set(rendered.filter((name) => !moved.has(name))).size;
  return {
    scriptMs: after.script - before.script,
    taskMs: after.task - before.task,
    moved: moved.size,
    contents: besides(contents),
    places: besides(places),
  };
}

async function workOf(session: CDPSession): Promise<{ readonly script: number; readonly task: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { script: msOf('ScriptDuration'), task: msOf('TaskDuration') };
}
