import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMockServer } from '@tribunen/mocks/server';
import { chromium } from 'playwright';
import { buildApp, builds, isFresh, localBackend } from '../../tooling/build/buildApp.mjs';
import { freePort } from '../../tooling/setUp/freePort.mjs';
import { type Form, lighthouseScores, medianScores } from './lighthouse/lighthouseScores.ts';
import { signIn } from './lighthouse/signIn.ts';
import { serveBuild } from '../../tooling/build/serveBuild.mjs';

// The first load of each route with matches in play, on Lighthouse's slow phone and its desktop, the median of five: against the mock
// server, signed in as the demo spectator or signed out, and as the demo itself, with its backend in a worker of the page. `--runs 1` and
// `--only phone` are quicker.

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, route: { type: 'string' } },
});

interface Look {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
}

/** Opens Chromium with a session in its storage, or none, so that Lighthouse sees the app signed in or out. */
async function openChromium(folder: string, address: string, session: string | null) {
  const debuggingPort = await freePort(9222);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  if (session !== null) {
    const [page = await context.newPage()] = context.pages();
    await page.goto(`${address}/robots.txt`);
    // The key that supabase-js uses for this address: it contains the first label of the host.
    await page.evaluate((text) => localStorage.setItem('sb-127-auth-token', text), session);
  }
  return { context, debuggingPort };
}

for (const kind of ['local', 'demo'] as const) {
  if (isFresh(kind)) continue;
  const { code, output } = await buildApp(kind, process.execPath);
  if (code !== 0) throw new Error(`The ${kind} build failed: ${output}`);
}

const workshop = mkdtempSync(join(tmpdir(), 'tribunen-lighthouse-'));
const backend = await startMockServer({ port: localBackend.port });
const configured = await serveBuild(builds.local.folder);
const demo = await serveBuild(builds.demo.folder);
const [live] = backend.backend.database.live_matches_new.rows(({ status }) => status === 'IN_PLAY');
if (live === undefined) throw new Error('No match is in play.');
const looks: readonly Look[] = [
  { name: '/results', address: `${configured.address}/results`, isSignedIn: true },
  { name: '/results, signed out', address: `${configured.address}/results`, isSignedIn: false },
  { name: '/match', address: `${configured.address}/match/${live.id}`, isSignedIn: true },
  { name: '/auth', address: `${configured.address}/auth`, isSignedIn: false },
  { name: 'demo', address: `${demo.address}/results`, isSignedIn: false },
].filter(({ name }) => values.route === undefined || name === values.route);
const forms = (['phone', 'desktop'] as const).filter((form: Form) => values.only === undefined || form === values.only);
const session = (await signIn()).text;
const member = await openChromium(join(workshop, 'member'), configured.address, session);
const visitor = await openChromium(join(workshop, 'visitor'), configured.address, null);
try {
  const table: Record<string, object> = {};
  for (const form of forms) {
    for (const { name, address, isSignedIn } of looks) {
      const { debuggingPort } = isSignedIn ? member : visitor;
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await lighthouseScores(address, form, debuggingPort, join(workshop, 'report.json')));
      }
      table[`${form}: ${name}`] = medianScores(runs);
    }
  }
  console.table(table);
} finally {
  await member.context.close();
  await visitor.context.close();
  await configured.stop();
  await demo.stop();
  await backend.stop();
  rmSync(workshop, { recursive: true, force: true });
}
