import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { openPool, type RunningBackend, startBackend } from '@tribunen/backend';
import { appCalls, edgeCalls, pathOf } from '@tribunen/contract/calls';
import { array, lazy, object, optional, parse, string, type GenericSchema } from 'valibot';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manyRows, withoutTriggers } from './targets/manyRows.ts';

// The plans of the queries with some ten thousand rows in each table. A query that reads a whole large table would be slow for everybody.

let backend: RunningBackend;
let folder: string;
let token: string;
let user: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribunen-plans-'));
  backend = await startBackend({ folder, port: 0 });
  const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signUp({ email: 'plan@eksempel.no', password: 'Kveldskamp#74' });
  [token, user] = [data.session?.access_token ?? '', data.user?.id ?? ''];
  const pool = openPool(backend.databaseUrl, 1);
  for (const statement of manyRows) await pool.query(statement);
  await pool.query("alter role authenticator set pgrst.db_plan_enabled = 'true'");
  await pool.query("notify pgrst, 'reload config'");
  await pool.end();
  // PostgREST applies its new setting a moment later, and returns rows instead of plans until then.
  await vi.waitFor(() => planOf('profiles?select=name', token), { timeout: 10_000, interval: 100 });
}, 120_000);

afterAll(async () => {
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
const plans = array(object({ Plan: node }));

/** The tables that a request reads from beginning to end, as PostgreSQL's plan names them. */
async function planOf(path: string, bearer: string, write: RequestInit = {}): Promise<readonly string[]> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    ...write,
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${bearer}`,
      accept: 'application/vnd.pgrst.plan+json; for="application/json"',
      'content-type': 'application/json',
    },
  });
  const [plan] = parse(plans, await response.json());
  return plan === undefined ? [] : wholeReads(plan.Plan);
}

function wholeReads(part: Node): readonly string[] {
  const own = part['Node Type'] === 'Seq Scan' ? [`Seq Scan on ${part['Relation Name']}`] : [];
  return [...own, ...(part.Plans ?? []).flatMap(wholeReads)];
}

const other = '10000000-0000-4000-8000-000000000001';
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

test('the check finds a query by a column without an index', async () => {
  expect(await planOf('team_messages?content=eq.Heia', token)).toEqual(['Seq Scan on team_messages']);
});

// This query is left out: most rows match its filter, so PostgreSQL reads the table only until it has the 200 rows of the limit.
const bounded = 'readMatchesInPlay';

test.each(reads(appCalls).filter(([name]) => name !== bounded))(
  'the query of %s reads no large table from beginning to end',
  async (_name, call) => {
    expect(await planOf(pathOf(call.path, values()), token)).toEqual([]);
    const all = [call.path, ...call.optional].join('&');
    expect(await planOf(pathOf(all, values()), token)).toEqual([]);
  },
);

/** Tables that are small in every project, and a query whose answer is the whole table. */
const small = ['Seq Scan on live_mode', 'Seq Scan on provider_teams'];

test.each(reads(edgeCalls))('the query of %s reads no large table from beginning to end', async (_name, call) => {
  const all = [call.path, ...call.optional].join('&');
  const read = await planOf(pathOf(all, values()), backend.serviceKey);
  expect(read.filter((table) => !small.includes(table))).toEqual([]);
});

/** Changes and removals. A new row reads its table by the keys alone. */
const changes = Object.entries(appCalls).flatMap(([name, call]) =>
  call.kind === 'write' && call.method !== 'POST' ? [[name, call] as const] : [],
);

test.each(changes)('the change of %s reads no large table from beginning to end', async (_name, call) => {
  const [column] = Object.keys(call.input?.entries ?? {});
  const body = column === undefined ? null : JSON.stringify({ [column]: null });
  expect(await planOf(pathOf(call.path, values()), token, { method: call.method, body })).toEqual([]);
});

/**
 * What pages ask the database to do, as a user with the friends, follows and ratings of a busy season. Left out are the procedures of the
 * desk and of the budgets, which only administrators call, and `accept_invitation_secure_v2`, which a user calls once for a friend and which
 * finds its invitation as `get_invitation_by_token_secure` does.
 */
const procedures = [
  "announce_presence('7', true)",
  "share_delay('7', 30)",
  'player_rating_totals(\'["7", "8"]\')',
  "player_rating_course('7')",
  `reorder_follows(teams => '[{"id": "${other}", "priority": 3}]')`,
  'friends_fantasy_teams()',
  "replace_fantasy_players('[]')",
  "get_invitation_by_token_secure('unknown')",
  "writing_limits(7, 'Lag')",
  'feed_pace()',
] as const;

/**
 * What edge functions ask the database while a page waits for them. The other procedures belong to the jobs of the feed and of push
 * messages, for which nobody waits, and to the invitation, the export and the deletion of one account.
 */
const ofFunctions = [
  'count_present()',
  `find_account(account => '${other}')`,
  "find_account(address => 'plan@eksempel.no')",
  "known_answer('competitions/C7/standings')",
  "wish_for_answer('competitions/C7/standings')",
] as const;

describe('a procedure for which a page waits', () => {
  const busy = '20000000-0000-4000-8000-000000000001';
  const claims = JSON.stringify({ role: 'authenticated', sub: busy, email: 'busy@eksempel.no' });
  let client: Client;

  beforeAll(async () => {
    client = new Client(backend.databaseUrl);
    await client.connect();
    const account = `insert into auth.users (id, email) values ('${busy}', 'busy@eksempel.no')`;
    for (const statement of withoutTriggers([account])) await client.query(statement);
  });
  afterAll(() => client.end());

  /** The rows that the session has read by reading a table from its beginning, by table. */
  const rowsRead = async (): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await client.query<{ table: string; count: number }>(
      'select relname as table, seq_tup_read::integer as count from pg_stat_xact_user_tables',
    );
    return new Map(rows.map(({ table, count }) => [table, count]));
  };

  test.each([
    ...procedures.map((call) => [call, 'authenticated'] as const),
    ...ofFunctions.map((call) => [call, 'service_role'] as const),
  ])('%s reads no large table from beginning to end, and takes some milliseconds', async (call, role) => {
    const costs: number[] = [];
    for (let times = 0; times < 10; times += 1) {
      await client.query('begin');
      await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      await client.query(`set local role ${role}`);
      const before = await rowsRead();
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze select * from ${call}`);
      const after = await rowsRead();
      await client.query('rollback');
      const whole = [...after].filter(([table, count]) => count - (before.get(table) ?? 0) > 500);
      expect(whole).toEqual([]);
      costs.push(Number(/Execution Time: ([\d.]+) ms/.exec(rows.at(-1)?.['QUERY PLAN'] ?? '')?.[1]));
    }
    // The longer ones waited for the machine. It may be three times slower than one on which a page costs at most 5 ms.
    expect(Math.min(...costs)).toBeLessThan(15);
  });
});
