// Measures when the parts of a screen appear on a slow phone (150 ms latency, 1.6 Mbit/s, a quarter of this machine's
// speed): at a first visit to a static host, the same where the page requests the list of the results, at a first visit
// to a host that includes that list in the page, at a second visit, and at a visit without a network. Chromium slows the page down, so the times are measured and not
// estimated. Each figure is the median of `RUNS` visits in milliseconds, with the lowest and the highest. Chromium
// computes the layout shift. The blocking time is the part beyond 50 ms of each task after the first paint, added up.
// `SCREEN` selects one screen, `BUILD` names a folder with another build, and `BEFORE` one whose visits take turns with
// those of this build.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { isLiveStatus } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { builds, firstList, localBackend } from '../../tooling/build/buildApp.mjs';
import { type LocalApp, openLocalApp } from './local/openLocalApp.ts';
import { type Paints, paintsOf, watchPaints } from './firstMatch/paints.ts';

const runs = Number(process.env['RUNS'] ?? 5);
/** Within this time the page stores its data, and its service worker caches the app. */
const settledMs = 9000;

const { backend, stop } = await startMockServer({ port: localBackend.port });
const built = await openBuild('', process.env['BUILD'] ?? builds.local.folder);
const before = process.env['BEFORE'] === undefined ? null : await openBuild(', before', process.env['BEFORE']);
const [live] = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status));
if (live === undefined) throw new Error('No match is in play');

interface Screen {
  readonly path: string;
  readonly isVisitors?: boolean;
  /** What stands before the app runs, where the host includes it or the page requests it. */
  readonly begins?: 'list' | 'match';
  /** A selector of the content that the benchmark waits for: in the results, that is the first match. */
  readonly content: string;
}

const screens: Readonly<Record<string, Screen>> = {
  '/results, a visitor': { path: '/results', isVisitors: true, begins: 'list', content: 'main a[href^="/match/"]' },
  '/results': { path: '/results', content: 'main a[href^="/match/"]' },
  '/match': { path: '/match', content: 'main section b' },
  '/match/{id}': { path: `/match/${live.id}`, begins: 'match', content: 'main section[data-top] b' },
  '/settings/follows': { path: '/settings/follows', content: 'main li' },
  '/friends': { path: '/friends', content: 'main input[type="email"]' },
  '/auth': { path: '/auth', isVisitors: true, content: 'input[type="email"]' },
};
const chosen = Object.entries(screens).filter(([name]) => (process.env['SCREEN'] ?? name) === name);
/** `kibibytes` is what has come over the network until three seconds after the content. */
type Visit = Paints & { readonly kibibytes: number };
const visits = new Map<string, Visit[]>();
try {
  for (let run = 0; run < runs; run += 1) {
    for (const [name, screen] of chosen) {
      for (const each of before === null ? [built] : [before, built]) await visitAll(name, screen, each);
    }
  }
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)}`);
  console.table(Object.fromEntries([...visits].map(([name, paints]) => [name, summary(paints)])));
} finally {
  await built.stop();
  await before?.stop();
  await stop();
}

/** A build on a host that includes the first list in the page, and on a host of static files. */
interface OpenedBuild {
  /** Follows the name of each visit in the table. */
  readonly label: string;
  readonly folder: string;
  readonly app: LocalApp;
  readonly staticApp: LocalApp;
  stop(): Promise<void>;
}

async function openBuild(label: string, folder: string): Promise<OpenedBuild> {
  const app = await openLocalApp(folder);
  // Without the folder `hosts` nothing is included in the page.
  const staticFolder = mkdtempSync(join(tmpdir(), 'static-host-'));
  cpSync(folder, staticFolder, { recursive: true });
  rmSync(join(staticFolder, 'hosts'), { recursive: true, force: true });
  const staticApp = await openLocalApp(staticFolder);
  return {
    label,
    folder,
    app,
    staticApp,
    async stop() {
      await staticApp.stop();
      await app.stop();
      rmSync(staticFolder, { recursive: true });
    },
  };
}

async function visitAll(name: string, screen: Screen, { label, folder, app, staticApp }: OpenedBuild): Promise<void> {
  const note = (kind: string, paints: Visit): void => {
    const key = `${name}: ${kind}${label}`;
    visits.set(key, [...(visits.get(key) ?? []), paints]);
  };
  const open = (host: LocalApp) => (screen.isVisitors === true ? host.openVisitorsPage() : host.openPage());
  if (screen.begins === 'list') {
    const page = await open(app);
    note('first, list in the page', await visit(page, app, screen));
    await page.context().close();
  }
  if (screen.begins !== undefined) {
    const lists = await serveLists(folder);
    const page = await open(staticApp);
    note('first, requested', await visit(page, staticApp, screen));
    await page.context().close();
    lists.kill();
  }
  const page = await open(staticApp);
  const context = page.context();
  note('first', await visit(page, staticApp, screen));
  await sleep(settledMs);
  await page.close();
  const lists = screen.begins === undefined ? null : await serveLists(folder);
  note('second', await visit(await context.newPage(), staticApp, screen));
  lists?.kill();
  await context.setOffline(true);
  // When Chromium emulates a lost network, `navigator.onLine` is still true in a page from the service worker.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  note('without a network', await visit(await context.newPage(), staticApp, screen));
  await context.close();
}

/** Answers the requests for the first screen as a function beside a static host does. */
async function serveLists(folder: string): Promise<ChildProcess> {
  const file = join(folder, 'hosts/firstList.js');
  const server = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(firstList.port) },
    stdio: 'inherit',
  });
  while (
    !(await fetch(firstList.url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50);
  return server;
}

async function visit(page: Page, host: LocalApp, { path, content }: Screen): Promise<Visit> {
  await watchPaints(page, content);
  let bytes = 0;
  const devtools = await slow(page);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${host.address}${path}`, { waitUntil: 'commit' });
  const paints = await paintsOf(page);
  return { ...paints, kibibytes: bytes / 1024 };
}

async function slow(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return devtools;
}

function summary(paints: readonly Visit[]): Record<string, string> {
  const figures = ['firstPaint', 'content', 'largestPaint', 'blocked', 'layoutShift', 'kibibytes'] as const;
  return Object.fromEntries(
    figures.map((figure) => {
      const sorted = paints.map((each) => each[figure]).toSorted((a, b) => a - b);
      const at = (share: number): string => {
        const value = sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
        return figure === 'layoutShift' ? value.toFixed(4) : String(Math.round(value));
      };
      return [figure, `${at(0.5)} (${at(0)}–${at(1)})`];
    }),
  );
}
