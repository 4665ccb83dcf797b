import * as library from '@block65/webcrypto-web-push';
import { makeVapidKeys } from '@tribunen/backend';
import { FeedStore, jobs, type PushReport, PushService, PushStore } from '@tribunen/edge';
import { parseArgs } from 'node:util';
import { callProcedure } from '../rls/callProcedure.ts';
import { openPostgres } from '../rls/openPostgres.ts';
import { listen } from './listen.ts';
import { StandInPushService } from './StandInPushService.ts';

/**
 * `npm run push-run -- --goals 1000 --devices 1000 --follows 5` sends one goal of each of 1,000 matches to devices
 * whose users each follow some teams. A push service on loopback decrypts every message and refuses some. The report
 * gives the seconds from the commit to the last message. Everybody follows the team of the first goal; with
 * `--everybody` they follow every team, so 1,000 goals to 1,000 devices are a million messages. The run fails if a
 * message is lost, or if a device that is gone is not removed.
 */
const { values } = parseArgs({
  options: {
    goals: { type: 'string', default: '1000' },
    devices: { type: 'string', default: '1000' },
    follows: { type: 'string', default: '5' },
    everybody: { type: 'boolean', default: false },
  },
});
const [goals, devices, follows] = [Number(values.goals), Number(values.devices), Number(values.follows)];
const teams = 500;
const postgres = await openPostgres();
const keys = makeVapidKeys();
const service = new StandInPushService(keys.publicKey);
const { fetch, stop } = await listen(service);
const call = callProcedure(postgres);
const faults: string[] = [];
const note = (fault: string): void => void faults.push(fault);

const endpoints: string[] = [];
const numbers = new Map<string, number>();
for (let n = 0; n < devices; n += 1) {
  const device = service.addDevice(String(n));
  numbers.set(device.endpoint, n);
  endpoints.push(device.endpoint);
  const user = `6e1f3c52-0d4b-4f0c-9d0e-${String(n).padStart(12, '0')}`;
  await postgres.query('insert into auth.users (id, email) values ($1, $2)', [user, `${n}@eksempel.no`]);
  await postgres.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, 'nb')`,
    [user, device.endpoint, device.p256dh, device.auth],
  );
  // Everybody follows team 0; the other teams are spread evenly.
  const chosen = [0, ...Array.from({ length: follows }, (_, index) => 1 + ((n * follows + index) % (teams - 1)))];
  for (const team of chosen) {
    await postgres.query(
      `insert into user_follows (user_id, entity_type, entity_id, display_name, notifications) values ($1, 'team', $2, $3, true)`,
      [user, String(team), `Lag ${team}`],
    );
  }
}

/**
 * Of every hundred devices two are gone (410), one is unknown (404), five find the message too long, five are busy once and five fail once.
 */
service.behaviour = (device, attempt, size) => {
  const of = (numbers.get(device.endpoint) ?? 0) % 100;
  if (of < 2) return { status: 410 };
  if (of < 3) return { status: 404 };
  if (of < 8) return size > 1000 ? { status: 413 } : null;
  if (of < 13) return attempt === 1 ? { status: 429, retryAfter: '2' } : null;
  return of < 18 && attempt === 1 ? { status: 500 } : null;
};

async function sendAll(): Promise<{ readonly report: PushReport; readonly seconds: number; readonly runs: number }> {
  const begun = performance.now();
  const report: PushReport = {};
  let last = begun;
  for (let runs = 1; ; runs += 1) {
    const done = await jobs['send-push']({
      store: new FeedStore(call),
      push: {
        store: new PushStore(call),
        openService: () => new PushService({ library, keys: { ...keys, subject: 'https://tribunen.example' }, fetch }),
        elapsed: () => performance.now(),
        log: note,
      },
      football: [],
      fantasy: [],
      log: note,
    });
    for (const [outcome, count] of Object.entries(done ?? {}) as [keyof PushReport, number][]) {
      report[outcome] = (report[outcome] ?? 0) + count;
    }
    if (Object.keys(done ?? {}).length > 0) last = performance.now();
    const { rows } = await postgres.query<{ left: number }>(
      'select (select count(*) from private.push_deliveries) + (select count(*) from private.push_queue) as left',
    );
    if (Number(rows[0]?.left) === 0) return { report, seconds: (last - begun) / 1000, runs };
    // The real schedule runs every five seconds. Here it is one second, so that the figures show the sender's own time.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const commit = (from: number, until: number, teamOf: (n: number) => number): Promise<unknown> =>
  postgres.exec(`insert into live_events_new (id, match_id, event_type, minute, team_id, team_name, home_team, away_team, score_home, score_away, occurred_at)
    values ${Array.from({ length: until - from }, (_, index) => from + index)
      .map(
        (n) =>
          `('g${n}', '${n}', 'GOAL', 10, ${teamOf(n)}, 'Lag ${teamOf(n)}', 'Lag ${teamOf(n)}', 'Bortelag', 1, 0, now())`,
      )
      .join()}`);

function tell(title: string, { report, seconds, runs }: Awaited<ReturnType<typeof sendAll>>): void {
  const answered = [...service.answered].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  console.log(`\n${title}`);
  console.log(`  ${seconds.toFixed(1)} s from the commit to the last, in ${runs} runs; ${JSON.stringify(report)}`);
  console.log(`  the push service answered ${answered.join(', ')} and decrypted ${service.arrived.length}`);
  service.answered.clear();
}

await commit(1, 2, () => 0);
tell(`One goal to ${devices} devices`, await sendAll());
const gone = endpoints.filter((_, n) => n % 100 < 3).length;
const { rows } = await postgres.query<{ there: number }>('select count(*)::integer as there from push_subscriptions');
const arrivedFirst = service.arrived.length;
service.arrived.length = 0;
await commit(1000, 1000 + goals, (n) => (values.everybody ? 0 : 1 + (n % (teams - 1))));
const { rows: expected } = await postgres.query<{ count: number }>(
  `select count(*)::integer as count from live_events_new as event
   join user_follows on entity_id = event.team_id::text
   join push_subscriptions using (user_id) where event.id <> 'g1'`,
);
const whom = values.everybody
  ? 'all of whose users follow them'
  : `whose users follow ${follows} of ${teams} teams each`;
tell(`${goals} goals to ${devices - gone} devices ${whom}`, await sendAll());
await stop();
await postgres.close();

const wanted = expected[0]?.count ?? -1;
const isWhole =
  arrivedFirst === devices - gone && rows[0]?.there === devices - gone && service.arrived.length === wanted;
console.log(
  isWhole
    ? '\nNo message is lost, and the devices that are gone are removed.'
    : `\nLOST: ${service.arrived.length} of ${wanted} arrived`,
);
for (const fault of faults.slice(0, 5)) console.log(`  logged: ${fault}`);
if (!isWhole || faults.length > 0) process.exitCode = 1;
