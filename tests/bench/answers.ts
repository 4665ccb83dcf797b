// Measures how soon each screen responds to a press or a key on a phone with a quarter of this machine's speed. It adds
// up the main thread's work until the frame that shows the response (`answersOf`), which is the app's part of INP. Each
// time is the thread's own CPU time, multiplied by four; wall-clock time would include other work on the machine. The
// spectator is signed in, and the matches are played ten times as fast as real ones. The benchmark prints tables; no
// figure makes it fail. `RUNS` is the number of repetitions, `SCREEN` selects one screen, and `BUILD` names a folder
// with another build.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { instantAt, isLiveStatus } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { spread } from './goalToBanner/spread.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { type Answer, answersOf } from './trace/answersOf.ts';
import { traceOf } from './trace/traceOf.ts';

const runs = Number(process.env['RUNS'] ?? 3);
const slowdown = 4;
/**
 * Pauses in milliseconds: `atFirst` after a screen has opened, so that it can load the rest of its code; `between`
 * after each interaction.
 */
const restMs = { atFirst: 6000, between: 500 };

interface Act {
  readonly name: string;
  act(page: Page): Promise<void>;
}

const press = (name: string, find: (page: Page) => ReturnType<Page['locator']>): Act => ({
  name,
  act: (page) => find(page).first().click(),
});
const typeInto = (name: string, selector: string, text: string): Act => ({
  name,
  async act(page) {
    await page.locator(selector).first().click();
    await page.keyboard.type(text, { delay: 120 });
  },
});
const keys = (name: string, selector: string, each: readonly string[]): Act => ({
  name,
  async act(page) {
    await page.locator(selector).first().focus();
    for (const key of each) await page.keyboard.press(key, { delay: 120 });
  },
});
const tab = (name: string) => press(`the tab «${name}»`, (page) => page.getByRole('tab', { name }));
const goBack = press('back', (page) => page.getByRole('link', { name: 'Tilbake' }));

/** The same act while sixty goals of other matches come, ten a second. */
const amongGoals = ({ name, act }: Act): Act => ({
  name: `${name}, among sixty goals`,
  async act(page) {
    const goals = scoreGoals(60);
    await act(page);
    await goals;
  },
});
const screens = (match: string): Readonly<Record<string, readonly Act[]>> => ({
  '/results': [
    press('a day', (page) => page.locator('button[data-day]:not([aria-pressed="true"])').nth(3)),
    press('today', (page) => page.locator('button[data-day][aria-current="date"]')),
    press('matches in play', (page) => page.getByRole('button', { name: /^Pågår/ })),
    press('all matches', (page) => page.getByRole('button', { name: 'Alle' })),
    press('fold a competition', (page) => page.locator('main section button[aria-controls][aria-labelledby]')),
    press('unfold it', (page) => page.locator('main section button[aria-controls][aria-labelledby]')),
    press('open a match', (page) => page.locator('main a[href^="/match/"]')),
    goBack,
  ],
  '/match': [
    typeInto('write in the chat', 'main textarea', 'Heia, dette blir bra!'),
    keys('send it', 'main textarea', ['Enter']),
    amongGoals(typeInto('write in the chat', 'main textarea', 'Seksti mål, og svaret kommer like fort som før')),
    press('choose another match', (page) =>
      page.locator('main [aria-haspopup="dialog"], main [aria-haspopup="listbox"]'),
    ),
  ],
  [`/match/${match}`]: [
    keys('wind the match back', 'main input[type="range"]', ['ArrowLeft', 'ArrowLeft', 'PageDown', 'PageDown', 'End']),
    tab('Lagoppstilling'),
    tab('Tabell'),
    tab('Kampfakta'),
    tab('Referat'),
  ],
  '/settings/follows?fane=prioriterte': [
    keys('move a follow', 'main button[aria-label^="Flytt "]', ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']),
    press('alerts of a follow', (page) => page.getByRole('switch')),
  ],
  '/pitch': ['Baller', 'Avslutninger', 'Bane'].map((name) =>
    press(`the view «${name}»`, (page) => page.locator('main').getByText(name, { exact: true }).last()),
  ),
  '/friends': [typeInto('write an address', 'main input[type="email"]', 'kari@eksempel.no')],
  '/menu': [press('the settings', (page) => page.locator('main a[href^="/settings"]'))],
  '/auth': [typeInto('write an address', 'main input[type="email"], form input[type="email"]', 'kari@eksempel.no')],
});

const { backend, stop } = await startMockServer({ port: localBackend.port, speed: 10 });
const app = await openLocalApp(process.env['BUILD']);
const answered = new Map<string, Answer[]>();
try {
  const [live] = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status));
  if (live === undefined) throw new Error('No match is in play');
  const chosen = Object.entries(screens(live.id)).filter(([path]) => (process.env['SCREEN'] ?? path) === path);
  for (let run = 0; run < runs; run += 1) {
    for (const [path, acts] of chosen) await tryScreen(path, path.replace(live.id, '{id}'), acts);
  }
} finally {
  await app.stop();
  await stop();
}
const slowed = (answers: readonly Answer[]) => spread(answers.map(({ threadMs }) => slowdown * threadMs));
const byScreen = Map.groupBy(answered, ([name]) => name.split(': ')[0]);
console.table(Object.fromEntries([...answered].map(([name, answers]) => [name, slowed(answers)])));
console.table(
  Object.fromEntries([...byScreen].map(([name, acts]) => [name, slowed(acts.flatMap(([, answers]) => answers))])),
);
console.log('The answers that took longest, and the steps of their longest task, by this machine’s thread');
console.table(
  [...answered]
    .flatMap(([name, answers]) => answers.map(({ threadMs, causes }) => ({ name, ms: Math.round(threadMs), causes })))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 15),
);

/** Adds goals to the matches in play, in turn. */
async function scoreGoals(number: number): Promise<void> {
  for (let goal = 0; goal < number; goal += 1) {
    const rows = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status));
    const row = rows[goal % rows.length];
    if (row !== undefined) {
      const score_home = (row.score_home ?? 0) + 1;
      await backend.database.live_matches_new.upsert({ ...row, score_home, updated_at: instantAt(Date.now()) });
    }
    await sleep(100);
  }
}

async function tryScreen(path: string, name: string, acts: readonly Act[]): Promise<void> {
  const page = await (path === '/auth' ? app.openVisitorsPage() : app.openPage());
  page.setDefaultTimeout(15_000);
  await page.goto(`${app.address}${path}`);
  await page.waitForTimeout(restMs.atFirst);
  for (const { name: what, act } of acts) {
    const events = await traceOf(app.browser, async () => {
      await act(page);
      await page.waitForTimeout(restMs.between);
    });
    const key = `${name}: ${what}`;
    answered.set(key, [...(answered.get(key) ?? []), ...answersOf(events)]);
  }
  await page.context().close();
}
