// When the first match stands on the results of a slow phone (150 ms, 1.6 Mbit/s, a quarter of this machine's speed): at a visitor's first visit,
// with the first list that the host includes and from a static host, at a spectator's first and second visit, and at one without a network. The
// slowness is applied, not simulated. Each figure is the median of `RUNS` visits in milliseconds, with the least and the most; the layout shift is
// Chromium's figure. `BUILD` names a folder with another build, to compare.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { startMockServer } from '@tribunen/mocks/server';
import { builds, localBackend } from '../../tooling/build/buildApp.mjs';
import { type LocalApp, openLocalApp } from './local/openLocalApp.ts';
import { type Paints, paintsOf, watchPaints } from './firstMatch/paints.ts';

const runs = Number(process.env['RUNS'] ?? 5);
/** Until the page has kept what it shows, and its worker the app. */
const settledMs = 9000;

const { stop } = await startMockServer({ port: localBackend.port });
const app = await openLocalApp(process.env['BUILD']);
/** The same build without the file that makes the first list. */
const staticFolder = mkdtempSync(join(tmpdir(), 'static-host-'));
cpSync(process.env['BUILD'] ?? builds.local.folder, staticFolder, { recursive: true });
rmSync(join(staticFolder, 'hosts'), { recursive: true, force: true });
const staticApp = await openLocalApp(staticFolder);
const visits = new Map<string, Paints[]>([
  ['visitor, first list', []],
  ['visitor, static host', []],
  ['first visit', []],
  ['second visit', []],
  ['without a network', []],
]);
try {
  for (let run = 0; run < runs; run += 1) {
    visits.get('visitor, first list')?.push(await firstVisit(app));
    visits.get('visitor, static host')?.push(await firstVisit(staticApp));
    const first = await app.openPage();
    const context = first.context();
    await watchPaints(context);
    await slow(first);
    visits.get('first visit')?.push(await visit(first, app));
    await sleep(settledMs);
    await first.close();
    visits.get('second visit')?.push(await visitSlowly(context));
    await context.setOffline(true);
    visits.get('without a network')?.push(await visitSlowly(context));
    await context.close();
  }
  console.table(Object.fromEntries([...visits].map(([name, paints]) => [name, summary(paints)])));
} finally {
  await staticApp.stop();
  await app.stop();
  rmSync(staticFolder, { recursive: true });
  await stop();
}

async function firstVisit(host: LocalApp): Promise<Paints> {
  const page = await host.openVisitorsPage();
  await watchPaints(page.context());
  await slow(page);
  const paints = await visit(page, host);
  await page.context().close();
  return paints;
}

async function visitSlowly(context: BrowserContext): Promise<Paints> {
  const page = await context.newPage();
  await slow(page);
  const paints = await visit(page, app);
  await page.close();
  return paints;
}

async function visit(page: Page, host: LocalApp): Promise<Paints> {
  await page.goto(`${host.address}/results`, { waitUntil: 'commit' });
  return paintsOf(page);
}

async function slow(page: Page): Promise<void> {
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
}

function summary(paints: readonly Paints[]): Record<string, string> {
  const figures = ['firstPaint', 'firstMatch', 'largestPaint', 'layoutShift'] as const;
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
