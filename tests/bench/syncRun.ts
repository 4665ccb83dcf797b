// Measures the CPU time of a run of `sync-live` with sixty matches in play, on API-Football's paid plan and the
// procedures of a real database. Supabase ends an edge function that uses more than two seconds; a run should use at
// most 150 ms. The figure leaves out the work of the database, which runs elsewhere in a deployment, and the work of
// the stand-in for the provider. The benchmark prints a table; no figure makes it fail.
import { instantAt } from '@tribunen/domain';
import { apiFootball, FeedStore, jobs } from '@tribunen/edge';
import { ApiFootballStandIn } from '@tribunen/football';
import { mainKickOff, openSixty } from '../providerDay/twelveMatches.ts';
import { callProcedure } from '../rls/callProcedure.ts';
import { openPostgres } from '../rls/openPostgres.ts';
import { spread } from './goalToBanner/spread.ts';

const minute = 60_000;
const step = 15_000;
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const postgres = await openPostgres();
let now = mainKickOff - minute;
let ofProvider = 0;
let asked = 0;
const { football } = await openSixty();
const standIn = new ApiFootballStandIn({ football, now: () => now, perMinute: 300, perDay: 7500 });
const ask: typeof fetch = async (input, init) => {
  const before = cpuMs();
  const answer = await standIn.answer(new Request(input, init));
  const body = await answer.text();
  asked += 1;
  ofProvider += cpuMs() - before;
  return new Response(body, answer);
};
const provider = apiFootball(
  { url: 'https://provider.example.test', key: 'key', plan: 'paid' },
  { fetch: ask, now: () => now },
);
const store = new FeedStore(callProcedure(postgres), () => instantAt(now));
const run = (name: 'sync-live' | 'sync-days') =>
  jobs[name]({ store, football: [provider], fantasy: [], push: null, log: () => {} });

await run('sync-days');
const runs: { readonly ms: number; readonly asked: number }[] = [];
for (; now < mainKickOff + 30 * minute; now += step) {
  const [before, provided, calls] = [cpuMs(), ofProvider, asked];
  await run('sync-live');
  runs.push({ ms: cpuMs() - before - (ofProvider - provided), asked: asked - calls });
}
await postgres.close();
const [first, ...rest] = runs.filter((each) => each.asked > 0);
const row = (some: typeof runs) => ({
  ...spread(some.map(({ ms }) => ms)),
  'most calls': Math.max(...some.map((each) => each.asked)),
});
console.table({
  'the first run': row(first === undefined ? [] : [first]),
  'a list of sixty matches': row(rest.filter((each) => each.asked === 1)),
  'with calls for single matches': row(rest.filter((each) => each.asked > 1)),
});
console.log('CPU time of a run in milliseconds');
