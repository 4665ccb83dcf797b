// Measures the first ten seconds of some routes on a phone's screen, signed in, with matches in play: how long the main
// thread delays a touch on a phone with a quarter of this machine's speed, what the longest tasks do, and how many
// requests the page sends. Times are the thread's own CPU time (Lighthouse uses wall-clock time, which includes the
// mock server and Chromium's other threads on the same cores). The benchmark prints tables; no figure makes it fail.
// `BUILD` names a folder with another build for the local mock server, to compare.
import { setTimeout as sleep } from 'node:timers/promises';
import { isLiveStatus } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { openLocalApp } from './local/openLocalApp.ts';
import { countRequests } from './startUp/countRequests.ts';
import { type LoadTrace, traceOfLoad } from './trace/traceOfLoad.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const slowdown = 4;
/** The app responds late to a touch during a task that is longer than this. */
const longMs = 50;
const watchedMs = 10_000;

const { backend, stop } = await startMockServer({ port: localBackend.port });
const app = await openLocalApp(process.env['BUILD']);
try {
  const [live] = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status));
  if (live === undefined) throw new Error('No match is in play');
  const table: Record<string, object> = {};
  for (const path of ['/results', '/match', `/match/${live.id}`, '/auth']) {
    const traces: LoadTrace[] = [];
    let requests: ReadonlyMap<string, number> = new Map();
    for (let run = 0; run < runs; run += 1) {
      const page = await app.openPage();
      requests = countRequests(page, kindOf);
      traces.push(
        await traceOfLoad(app.browser, path, async () => {
          await page.goto(`${app.address}${path}`);
          await sleep(watchedMs);
        }),
      );
      await page.context().close();
    }
    const byBlocking = traces.toSorted((a, b) => blockingMs(a, 'threadMs') - blockingMs(b, 'threadMs'));
    const middle = byBlocking[Math.floor(runs / 2)];
    if (middle === undefined) continue;
    const row = path.replace(`${live.id}`, '{id}');
    table[row] = {
      'first paint, ms': Math.round(middle.firstPaintMs),
      'blocking by thread, ms': Math.round(blockingMs(middle, 'threadMs')),
      'by the wall, ms': Math.round(blockingMs(middle, 'wallMs')),
      'main thread, ms': Math.round(middle.tasks.reduce((sum, { threadMs }) => sum + threadMs, 0)),
      requests: [...requests.values()].reduce((sum, count) => sum + count, 0),
    };
    console.log(`\n${row}: tasks of over ${longMs / slowdown} ms in the median run`);
    console.table(
      middle.tasks
        .filter(({ threadMs }) => threadMs > longMs / slowdown)
        .map(({ startMs, threadMs, wallMs, causes }) => ({
          'at, ms': Math.round(startMs),
          'thread, ms': Math.round(threadMs),
          'wall, ms': Math.round(wallMs),
          causes,
        })),
    );
    console.log(`${row}: requests of the first ten seconds`);
    console.table(Object.fromEntries([...requests].map(([kind, count]) => [kind, { count }])));
  }
  console.log(`\nThe start on a phone ${slowdown} times as slow, the median of ${runs}`);
  console.table(table);
} finally {
  await app.stop();
  await stop();
}

/** The blocking time on the slow phone: the part beyond 50 ms of each task after the first paint, added up. */
function blockingMs({ firstPaintMs, tasks }: LoadTrace, clock: 'threadMs' | 'wallMs'): number {
  return tasks
    .filter(({ startMs }) => startMs > firstPaintMs)
    .reduce((sum, task) => sum + Math.max(0, slowdown * task[clock] - longMs), 0);
}

/** The kind of a request: a file's extension, or a call's path. */
function kindOf({ pathname, origin }: URL): string {
  if (origin === localBackend.url) return pathname.replace(/\/[0-9a-f-]{8,}$/, '/{id}');
  const ending = /\.\w+$/.exec(pathname)?.[0] ?? 'page';
  return pathname.startsWith('/crests') ? 'crests' : ending;
}
