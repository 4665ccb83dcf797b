import { describe, expect, test } from 'vitest';
import { edgeFunctions, type FunctionName } from '../edgeFunctions.ts';
import { get, openProject, post, secrets, tokens } from '../testing/openProject.ts';

const injection = "1' or '1'='1'; drop table profiles; --";
const everyFunction = Object.keys(edgeFunctions).filter((name): name is FunctionName => name in edgeFunctions);
const forCallers = everyFunction.filter((name) => edgeFunctions[name].verifyJwt);

/** For each function that reads a body: requests with wrong values, and a request with SQL in an id. */
const bodies: readonly {
  readonly name: FunctionName;
  readonly wrongTypes: readonly unknown[];
  readonly withSql: unknown;
  readonly refusedSql: number;
}[] = [
  { name: 'accept-invitation', wrongTypes: [{ token: 7 }, []], withSql: { token: injection }, refusedSql: 409 },
  { name: 'delete-account', wrongTypes: [{ email: 7 }, 'x'], withSql: { email: injection }, refusedSql: 400 },
  {
    name: 'fantasy-premier-league',
    wrongTypes: [
      { action: 'team', teamId: {} },
      { action: 'gameweek', teamIds: 7 },
      { action: 'gameweek', teamIds: [] },
      { action: 'team', teamId: 7, game: 7 },
    ],
    withSql: { action: 'team', teamId: injection },
    refusedSql: 400,
  },
  { name: 'fetch-match', wrongTypes: [{ id: [] }, null], withSql: { id: injection }, refusedSql: 404 },
  {
    name: 'fetch-match-deltas',
    wrongTypes: [{ date: 7 }, { date: '2026-02-31' }, { date: '2026-11-21', since: 7 }],
    withSql: { date: injection },
    refusedSql: 400,
  },
  {
    name: 'football-data',
    wrongTypes: [{ endpoint: 7 }, { endpoint: 'areas' }, { endpoint: 'competitions', method: 'DELETE' }],
    withSql: { endpoint: `competitions/${injection}/teams` },
    refusedSql: 404,
  },
  {
    name: 'premier-league-data',
    wrongTypes: [{ action: 7 }, { action: 'fixtures' }, { action: 'players' }],
    withSql: { action: 'players', params: { teamId: injection } },
    refusedSql: 404,
  },
  {
    name: 'results-today-edge',
    wrongTypes: [{ date: 7 }, { date: '2026-11-21', competitions: [] }],
    withSql: { date: injection },
    refusedSql: 400,
  },
  {
    name: 'search-team',
    wrongTypes: [{ name: 7 }, { name: ' ' }, { name: 'å'.repeat(101) }],
    withSql: { name: injection },
    refusedSql: 200,
  },
  {
    name: 'send-invitation',
    wrongTypes: [{ recipientEmail: 7 }, { recipientId: [] }],
    withSql: { recipientId: injection },
    refusedSql: 404,
  },
  { name: 'teams', wrongTypes: [{ competitionId: [] }, {}], withSql: { competitionId: injection }, refusedSql: 404 },
];

/**
 * The competitions are stored, so that the functions can tell an unknown competition from a competition that has not
 * been fetched.
 */
const known = {
  provider_answers: () => [
    {
      body: { competitions: [{ id: 2021, code: 'PL', name: 'Premier League' }] },
      fetched_at: '2026-11-21T14:59:00+00:00',
    },
  ],
  'rpc/delete_account': () => false,
};

async function ask(request: Request, name: FunctionName, answers = {}) {
  const { project, failures, asked } = openProject({ ...known, ...answers });
  const response = await project.answer(name, request);
  const text = await response.text();
  expect(text).not.toContain(secrets.serviceKey);
  expect(text).not.toContain(secrets.anonKey);
  expect(text).not.toMatch(/ at .*\.ts:\d+/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return { status: response.status, text, failures, asked };
}

const refusal = /^\{"error":"[^"]+.*"\}$/;

test.each(everyFunction)('%s refuses a method that it does not support, and gives the reason', async (name) => {
  const { status, text, asked } = await ask(get(name, 'PUT'), name);
  expect([status, text]).toEqual([405, expect.stringMatching(refusal)]);
  expect(asked).toEqual([]);
});

describe.each(bodies)('$name', ({ name, wrongTypes, withSql, refusedSql }) => {
  test.each([
    ['no body', undefined],
    ['a body that is not JSON', '{"id":'],
    ...wrongTypes.map((body): [string, unknown] => [JSON.stringify(body), body]),
  ])('the function refuses %s and names the expected form', async (_what, body) => {
    const { status, text, failures } = await ask(post(name, body, tokens.kari), name);
    expect([status, text]).toEqual([400, expect.stringMatching(refusal)]);
    expect(failures).toEqual([]);
  });

  test('the function refuses a huge body without reading it to its end', async () => {
    const { status, text } = await ask(post(name, `"${'x'.repeat(100_000)}"`, tokens.kari), name);
    expect([status, text]).toEqual([413, '{"error":"The request is too large"}']);
  });

  test('the function treats SQL in an id as an unknown id', async () => {
    const { status, failures, asked } = await ask(post(name, withSql, tokens.kari), name);
    expect(status).toBe(refusedSql);
    expect(failures).toEqual([]);
    expect(asked.filter(({ path }) => path.includes('drop table'))).toEqual([]);
  });
});

test.each<[FunctionName, unknown, number]>([
  ['fetch-match', { id: 2_147_483_648 }, 404],
  ['football-data', { endpoint: 'matches/999999999999999' }, 404],
  ['football-data', { endpoint: 'teams/99999999999' }, 404],
  ['premier-league-data', { action: 'players', params: { teamId: 99_999_999_999 } }, 404],
  ['fantasy-premier-league', { action: 'team', teamId: 1.5 }, 404],
  ['fantasy-premier-league', { action: 'picks', teamId: -1 }, 404],
  ['fantasy-premier-league', { action: 'team', teamId: 1e21 }, 404],
])('%s answers %j with %i and sends no query, because the number cannot be an id', async (name, body, expected) => {
  const { status, failures, asked } = await ask(post(name, body), name);
  expect(status).toBe(expected);
  expect(failures).toEqual([]);
  expect(asked).toEqual([]);
});

test.each(['results-today-edge', 'fetch-match-deltas'] as const)(
  '%s accepts the year 0, which the database does not have',
  async (name) => {
    const { status, asked } = await ask(post(name, { date: '0000-01-01' }), name);
    expect(status).toBe(200);
    expect(decodeURIComponent(asked[0]?.path ?? '')).toContain('utc_kickoff.gte.0001-01-01T00:00:00.000Z');
  },
);

test.each([
  ['api/boot/everything', 404],
  ['api/live/delta', 400],
  [`api/live/delta?since=${encodeURIComponent(injection)}`, 400],
])('api refuses %s with %i', async (path, expected) => {
  const { status, text } = await ask(get(path), 'api');
  expect([status, text]).toEqual([expected, expect.stringMatching(refusal)]);
});

test.each(forCallers)(
  '%s refuses a caller who sends no token, the anon key as the token, an unknown token or an expired token',
  async (name) => {
    for (const token of [undefined, secrets.anonKey, 'a.b.c', tokens.expired]) {
      const { status, text } = await ask(post(name, {}, token), name);
      expect([status, text]).toEqual([401, expect.stringMatching(refusal)]);
    }
  },
);

test.each(everyFunction.filter((name) => name !== 'live-health'))(
  'when the database fails, %s answers only that the function failed, and logs the query without a key',
  async (name) => {
    const broken = () => Response.json({ message: `password ${secrets.serviceKey} at db.ts:7` }, { status: 500 });
    const tables = ['provider_answers', 'provider_matches', 'provider_teams', 'live_matches_new', 'live_events_new'];
    const calls = ['find_account', 'export_account', 'delete_account', 'accept_invitation_secure_v2'];
    const failing = Object.fromEntries([...tables, ...calls.map((call) => `rpc/${call}`)].map((of) => [of, broken]));
    const answers = { ...failing, 'rpc/count_present': () => 0 };
    const { status, text, failures } = await ask(rightRequest(name), name, answers);
    expect([status, text]).toEqual([500, '{"error":"The function failed"}']);
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).not.toContain(secrets.serviceKey);
  },
);

test('results-aggregator runs only for an administrator and for the service key', async () => {
  expect((await ask(post('results-aggregator', undefined, tokens.kari), 'results-aggregator')).status).toBe(403);
  for (const token of [tokens.admin, secrets.serviceKey]) {
    expect((await ask(post('results-aggregator', undefined, token), 'results-aggregator')).status).toBe(200);
  }
});

/** A request that the function accepts. */
function rightRequest(name: FunctionName): Request {
  switch (name) {
    case 'api':
      return get('api/boot/live');
    case 'accept-invitation':
      return post(name, { token: 'token' }, tokens.kari);
    case 'delete-account':
      return post(name, { email: 'kari@eksempel.no' }, tokens.kari);
    case 'fantasy-premier-league':
      return post(name, { action: 'team', teamId: 7 });
    case 'fetch-match':
      return post(name, { id: 7 });
    case 'fetch-match-deltas':
    case 'results-today-edge':
      return post(name, { date: '2026-11-21' });
    case 'football-data':
      return post(name, { endpoint: 'competitions' });
    case 'premier-league-data':
      return post(name, { action: 'teams' });
    case 'search-team':
      return post(name, { name: 'brann' });
    case 'send-invitation':
      return post(name, { recipientEmail: 'signe@eksempel.no' }, tokens.kari);
    case 'teams':
      return post(name, { competitionId: 'PL' });
    case 'competitions':
    case 'live-health':
    case 'live-updates':
      return post(name);
    case 'export-my-data':
      return post(name, undefined, tokens.kari);
    case 'results-aggregator':
      return post(name, undefined, tokens.admin);
  }
}
