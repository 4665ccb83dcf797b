import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startMockServer } from '@tribunen/mocks/server';
import { buildApp, builds, isFresh, localBackend } from '../../tooling/build/buildApp.mjs';
import { type Form, lighthouseScores, type LighthouseScores, medianScores } from './lighthouse/lighthouseScores.ts';
import { newProfile } from './lighthouse/newProfile.ts';
import { signIn } from './lighthouse/signIn.ts';
import { serveBuild } from '../../tooling/build/serveBuild.mjs';

// Measures the first load of some routes with matches in play, on Lighthouse's slow phone and on its desktop. Chromium
// slows the page down: Lighthouse's simulation counts everything that a local server has delivered before the paint.
// Each figure is the median of five loads, each with a new browser profile. `--before` names the folder of another
// build against the local mock server, whose loads take turns with those of this one. The routes are loaded against the mock server,
// signed in as the demo spectator or signed out, and in the demo itself, whose backend runs in a worker of the page.
// The matches are played ten times as fast as real ones; `--speed 1` plays them as spectators see them. `--runs 1` and
// `--only phone` make the benchmark quicker.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    route: { type: 'string' },
    speed: { type: 'string', default: '10' },
    before: { type: 'string' },
  },
});

interface Look {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
}

for (const kind of ['local', 'demo'] as const) {
  if (isFresh(kind)) continue;
  const { code, output } = await buildApp(kind, process.execPath);
  if (code !== 0) throw new Error(`The ${kind} build failed: ${output}`);
}

const workshop = mkdtempSync(join(tmpdir(), 'tribunen-lighthouse-'));
const backend = await startMockServer({ port: localBackend.port, speed: Number(values.speed) });
const configured = await serveBuild(builds.local.folder);
const before = values.before === undefined ? null : await serveBuild(resolve(values.before));
const demo = await serveBuild(builds.demo.folder);
const [live] = backend.backend.database.live_matches_new.rows(({ status }) => status === 'IN_PLAY');
if (live === undefined) throw new Error('No match is in play.');
const looks: readonly Look[] = [
  { name: '/results', address: `${configured.address}/results`, isSignedIn: true },
  { name: '/results, signed out', address: `${configured.address}/results`, isSignedIn: false },
  { name: '/match', address: `${configured.address}/match`, isSignedIn: true },
  { name: '/match/{id}', address: `${configured.address}/match/${live.id}`, isSignedIn: true },
  { name: '/auth', address: `${configured.address}/auth`, isSignedIn: false },
  { name: 'demo', address: `${demo.address}/results`, isSignedIn: false },
].filter(({ name }) => values.route === undefined || name === values.route);
const forms = (['phone', 'desktop'] as const).filter((form: Form) => values.only === undefined || form === values.only);
const session = (await signIn()).text;
try {
  const table: Record<string, object> = {};
  for (const form of forms) {
    for (const { name, address, isSignedIn } of looks) {
      const runs: LighthouseScores[] = [];
      const earlier: LighthouseScores[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await load(address, form, isSignedIn));
        if (before !== null)
          earlier.push(await load(address.replace(configured.address, before.address), form, isSignedIn));
      }
      if (earlier.length > 0) table[`${form}: ${name}, before`] = medianScores(earlier);
      table[`${form}: ${name}`] = medianScores(runs);
    }
  }
  console.table(table);
} finally {
  await configured.stop();
  await before?.stop();
  await demo.stop();
  await backend.stop();
  rmSync(workshop, { recursive: true, force: true });
}

async function load(address: string, form: Form, isSignedIn: boolean): Promise<LighthouseScores> {
  const profile = join(workshop, 'profile');
  await newProfile(profile, new URL(address).origin, isSignedIn ? session : null);
  const scores = await lighthouseScores(address, form, profile, join(workshop, 'report.json'));
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return scores;
}
