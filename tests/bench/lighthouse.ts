import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@tribunen/mocks/server';
import { chromium } from 'playwright';
import { buildApp, builds, isFresh, localBackend } from '../../tooling/build/buildApp.mjs';
import { freePort } from '../../tooling/setUp/freePort.mjs';
import { lighthouseScores } from './lighthouse/lighthouseScores.ts';
import { serveBuild } from './lighthouse/serveBuild.ts';
import { signIn } from './lighthouse/signIn.ts';

// The first load of /results with matches in play, on Lighthouse's slow phone: once against the mock server, signed in
// as the demo spectator, and once as the demo itself, with its mock backend in the page.

/** Opens Chromium with a session in its storage, so that Lighthouse sees the signed-in app. */
async function openChromium(folder: string, debuggingPort: number, address: string, session: string) {
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
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${address}/robots.txt`);
  // The key that supabase-js uses for this address: it contains the first label of the host.
  await page.evaluate((text) => localStorage.setItem('sb-127-auth-token', text), session);
  return context;
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
const debuggingPort = await freePort(9222);
const browser = await openChromium(join(workshop, 'profile'), debuggingPort, configured.address, (await signIn()).text);
try {
  const report = join(workshop, 'report.json');
  console.table({
    'configured, against the mock server': await lighthouseScores(
      `${configured.address}/results`,
      debuggingPort,
      report,
    ),
    demo: await lighthouseScores(`${demo.address}/results`, debuggingPort, report),
  });
} finally {
  await browser.close();
  configured.stop();
  demo.stop();
  await backend.stop();
  rmSync(workshop, { recursive: true, force: true });
}
