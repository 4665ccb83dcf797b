import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { openPool, type RunningBackend, startBackend } from '@tribunen/backend';
import { appCalls, edgeCalls, pathOf } from '@tribunen/contract/calls';
import { array, lazy, number, object, optional, parse, string, type GenericSchema } from 'valibot';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manyRows, withoutTriggers } from './targets/manyRows.ts';

// Checks PostgreSQL's plans and times of the app's queries on tables with some ten thousand rows, because a query that
// reads a whole large table is slow for everybody. `tests/bench/plans.ts` runs this file with 200,000 rows.
const people = Number(process.env['PLANNED_PEOPLE'] ?? 400);
/** How many milliseconds a call may cost the database. */
const mostMs = 5;
const times = 5;
/** What each call costs with many rows, in milliseconds. */
const medians = new Map<string, number>();

let backend: RunningBackend;
let folder: string;
let token: string;
/** The first of the invented users. Each of them has the same number of rows in each table. */
const user = '20000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribunen-plans-'));
  backend = await startBackend({ folder, port: 0 });
  const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const credentials = { email: 'plan@eksempel.no', password: 'Kveldskamp#74' };
  await client.auth.signUp(credentials);
  const pool = openPool(backend.databaseUrl, 1);
  const becomeFirst = `update auth.users set id = '${user}' where email = '${credentials.email}'`;
  for (const statement of [...withoutTriggers([becomeFirst]), ...manyRows(people)]) await pool.query(statement);
  const { data } = await client.auth.signInWithPassword(credentials);
  token = data.session?.access_token ?? '';
  await pool.query("alter role authenticator set pgrst.db_plan_enabled = 'true'");
  await pool.query("notify pgrst, 'reload config'");
  await pool.end();
  // PostgREST applies the setting a moment later, and returns rows instead of plans until then.
  await vi.waitFor(() => planOf('profiles?select=name', token), { timeout: 10_000, interval: 100 });
}, 240_000);

afterAll(async () => {
  const slowest = [...medians].toSorted(([, one], [, other]) => other - one);
  // Only the bench shows these lines.
  console.warn(slowest.map(([call, ms]) => `${ms.toFixed(2)} ms: ${call}`).join('\n'));
  await backend.stop();
  await rm(folder, { recursive: true });
});

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly Node[] | undefined;
}
const node: GenericSchema<unknown, Node> = object({
  'Node Type': string(),
  'Relation Name': optional(string()),
  Plans: optional(array(lazy(() => node))),
});
const plans = array(object({ Plan: node, 'Execution Time': optional(number()) }));

/** PostgreSQL's plan of a request. Only `analyze` lets PostgreSQL carry the request out. */
async function explain(path: string, bearer: string, options: string, write: RequestInit = {}) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    ...write,
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${bearer}`,
      accept: `application/vnd.pgrst.plan+json; for="application/json"${options}`,
      'content-type': 'application/json',
    },
  });
  return parse(plans, await response.json())[0];
}

/** The tables that a request reads from beginning to end, as PostgreSQL's plan names them. */
async function planOf(path: string, bearer: string, write: RequestInit = {}): Promise<readonly string[]> {
  const plan = await explain(path, bearer, '', write);
  return plan === undefined ? [] : wholeReads(plan.Plan);
}

/** Runs a call five times. The median is noted; the fastest counts, because the others may have waited for the processor. */
async function fastest(name: string, run: () => Promise<number>): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < times; time += 1) costs.push(await run());
  costs.sort((one, other) => one - other);
  medians.set(name, costs[Math.floor(times / 2)] ?? NaN);
  return costs[0] ?? NaN;
}

const costOf = (name: string, path: string, bearer: string): Promise<number> =>
  fastest(name, async () => (await explain(path, bearer, '; options=analyze'))?.['Execution Time'] ?? NaN);

function wholeReads(part: Node): readonly string[] {
  const own = part['Node Type'] === 'Seq Scan' ? [`Seq Scan on ${part['Relation Name']}`] : [];
  return [...own, ...(part.Plans ?? []).flatMap(wholeReads)];
}

const other = '20000000-0000-4000-8000-000000000002';
const values = (): Readonly<Record<string, string>> => ({
  user,
  users: `${user},${other}`,
  both: `${user},${other}`,
  first: user,
  second: other,
  sender: user,
  blocked: other,
  email: 'plan@eksempel.no',
  now: new Date().toISOString(),
  since: new Date(Date.now() - 60_000).toISOString(),
  before: new Date().toISOString(),
  known: other,
  team: '7',
  chat: 'Lag 7 vs Lag 8',
  players: '7,8',
  match: '7',
  matches: '7,8',
  name: 'competitions/PL/standings',
  day: '(utc_kickoff.gte.2026-11-21T00:00:00Z,utc_kickoff.lt.2026-11-22T00:00:00Z)',
  code: 'C7',
  follow: other,
  friendship: other,
  message: other,
  token: 'unknown',
  word: 'dommer',
  endpoint: 'https://push.eksempel.no/7',
  offset: '0',
  limit: '100',
});

const reads = (calls: typeof appCalls | typeof edgeCalls) =>
  Object.entries(calls).flatMap(([name, call]) => (call.kind === 'read' ? [[name, call] as const] : []));

test('the check finds a query that filters by a column without an index', async () => {
  expect(await planOf('team_messages?content=eq.Heia', token)).toEqual(['Seq Scan on team_messages']);
});

// This query is not checked. Most rows match its filter, so PostgreSQL stops reading as soon as it has found the 200
// rows that the query asks for.
const bounded = 'readMatchesInPlay';

test.each(reads(appCalls).filter(([name]) => name !== bounded))(
  'the query of %s reads no large table from beginning to end',
  async (_name, call) => {
    expect(await planOf(pathOf(call.path, values()), token)).toEqual([]);
    const all = [call.path, ...call.optional].join('&');
    expect(await planOf(pathOf(all, values()), token)).toEqual([]);
  },
);

test.each(reads(appCalls))('the query of %s costs the database less than 5 ms', async (name, call) => {
  expect(await costOf(name, pathOf(call.path, values()), token)).toBeLessThan(mostMs);
});

/**
 * The tables that a query may read completely: `live_mode` is small in every project, and the query of `provider_teams`
 * needs all its rows.
 */
const small = ['Seq Scan on live_mode', 'Seq Scan on provider_teams'];

test.each(reads(edgeCalls))('the query of %s reads no large table from beginning to end', async (_name, call) => {
  const all = [call.path, ...call.optional].join('&');
  const read = await planOf(pathOf(all, values()), backend.serviceKey);
  expect(read.filter((table) => !small.includes(table))).toEqual([]);
});

/** The queries that a page waits for in an edge function. `readAllTeams` is left out: it returns every team there is. */
const waitedFor = reads(edgeCalls).filter(([name]) => name !== 'readAllTeams');

test.each(waitedFor)('the query of %s costs the database less than 5 ms', async (name, call) => {
  const all = [call.path, ...call.optional].join('&');
  expect(await costOf(name, pathOf(all, values()), backend.serviceKey)).toBeLessThan(mostMs);
});

/** The calls that change or delete rows. An insert is not checked, because it looks up rows only by their keys. */
const changes = Object.entries(appCalls).flatMap(([name, call]) =>
  call.kind === 'write' && call.method !== 'POST' ? [[name, call] as const] : [],
);

test.each(changes)('the change of %s reads no large table from beginning to end', async (_name, call) => {
  const [column] = Object.keys(call.input?.entries ?? {});
  const body = column === undefined ? null : JSON.stringify({ [column]: null });
  expect(await planOf(pathOf(call.path, values()), token, { method: call.method, body })).toEqual([]);
});

/**
 * The procedures that pages call, here as a user with the friends, follows and ratings of a busy season. Two groups are
 * left out: the procedures of the administrators' desk and of the budgets, which few users call, and
 * `accept_invitation_secure_v2`, which a user calls once for each friend and which looks up its invitation as
 * `get_invitation_by_token_secure` does.
 */
const procedures = [
  "announce_presence('7', true)",
  "share_delay('7', 30)",
  `player_rating_totals('${JSON.stringify(Array.from({ length: 25 }, (_, n) => String(n)))}')`,
  "player_rating_course('7')",
  `reorder_follows(teams => '[{"id": "${other}", "priority": 3}]')`,
  'friends_fantasy_teams()',
  "replace_fantasy_players('[]')",
  "get_invitation_by_token_secure('unknown')",
  "writing_limits(7, 'Lag')",
  'feed_pace()',
] as const;

/**
 * The procedures that edge functions call while a page waits for their response. No page waits for the procedures that
 * the jobs of the feed and of push messages call. The remaining procedures are called rarely: for an invitation, and to
 * export or delete an account.
 */
const ofFunctions = [
  'count_present()',
  `find_account(account => '${other}')`,
  "find_account(address => 'plan@eksempel.no')",
  "known_answer('competitions/C7/standings')",
  "wish_for_answer('competitions/C7/standings')",
] as const;

describe('a procedure for which a page waits', () => {
  const claims = JSON.stringify({ role: 'authenticated', sub: user, email: 'plan@eksempel.no' });
  let client: Client;

  beforeAll(async () => {
    client = new Client(backend.databaseUrl);
    await client.connect();
  });
  afterAll(() => client.end());

  /** The number of rows that the session has read in scans of a whole table, by table. */
  const rowsRead = async (): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await client.query<{ table: string; count: number }>(
      'select relname as table, seq_tup_read::integer as count from pg_stat_xact_user_tables',
    );
    return new Map(rows.map(({ table, count }) => [table, count]));
  };

  test.each([
    ...procedures.map((call) => [call, 'authenticated'] as const),
    ...ofFunctions.map((call) => [call, 'service_role'] as const),
  ])('%s reads no large table from beginning to end, and takes less than 5 ms', async (call, role) => {
    const cost = await fastest(call, async () => {
      await client.query('begin');
      await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      await client.query(`set local role ${role}`);
      const before = await rowsRead();
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze select * from ${call}`);
      const after = await rowsRead();
      await client.query('rollback');
      const whole = [...after].filter(([table, count]) => count - (before.get(table) ?? 0) > 500);
      expect(whole).toEqual([]);
      return Number(/Execution Time: ([\d.]+) ms/.exec(rows.at(-1)?.['QUERY PLAN'] ?? '')?.[1]);
    });
    expect(cost).toBeLessThan(mostMs);
  });
});
