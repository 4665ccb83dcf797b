import { expect, test, vi } from 'vitest';
import { demoCredentials, demoFollows, demoSpectator, demoUsers } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

const now = new Date(testNow).toISOString();
const strangersFollow = {
  ...demoFollows[0],
  id: '00000000-0000-4000-8000-000000000001',
  user_id: demoUsers[1]?.id,
};

test('a spectator reads their own follows in order of priority', async () => {
  const { spectator, backend } = await openTestNetwork();
  await backend.database.user_follows.insert([strangersFollow]);
  const { data, error } = await (
    await spectator()
  )
    .from('user_follows')
    .select('*')
    .eq('user_id', demoSpectator.id)
    .order('priority', { ascending: false });
  expect(error).toBeNull();
  expect(data?.map(({ display_name }) => display_name)).toEqual([
    'VM 2026',
    'Eliteserien',
    'Arsenal',
    'Norge',
    'Brann',
  ]);
});

test('moments are written as Postgres writes them', async () => {
  const { spectator } = await openTestNetwork();
  const { data } = await (await spectator()).from('user_follows').select('created_at').limit(1).single();
  expect(data).toEqual({ created_at: '2026-08-01T10:00:00+00:00' });
});

test('an expired invitation is not counted', async () => {
  const { spectator, backend } = await openTestNetwork();
  const [invitation] = backend.database.invitations.rows(
    ({ recipient_email }) => recipient_email === demoCredentials.email,
  );
  await backend.database.invitations.update(
    (row) => row.id === invitation?.id,
    (row) => ({ ...row, expires_at: now }),
  );
  const { data } = await (
    await spectator()
  )
    .from('invitations')
    .select('id')
    .eq('recipient_email', demoCredentials.email)
    .gt('expires_at', now);
  expect(data).toHaveLength(1);
});

test.each([
  ['eq', (q) => q.eq('entity_type', 'team'), ['Brann', 'Norge', 'Arsenal']],
  ['neq', (q) => q.neq('entity_type', 'team'), ['Eliteserien', 'VM 2026']],
  ['gt and lte', (q) => q.gt('priority', 0).lte('priority', 2), ['Norge', 'Arsenal']],
  ['gte and lt', (q) => q.gte('priority', 1).lt('priority', 3), ['Norge', 'Arsenal']],
  ['in', (q) => q.in('display_name', ['Brann', 'VM 2026', 'a,b']), ['Brann', 'VM 2026']],
  ['is null', (q) => q.is('crest_url', null).eq('priority', 4), ['VM 2026']],
  ['is true', (q) => q.is('notifications', true), ['Brann', 'Norge', 'Arsenal']],
  ['not', (q) => q.not('entity_type', 'eq', 'team'), ['Eliteserien', 'VM 2026']],
  ['or', (q) => q.or('priority.eq.1,and(entity_type.eq.competition,priority.gt.3)'), ['Norge', 'VM 2026']],
  [
    'or with a value in quotes',
    (q) => q.or('display_name.eq."VM 2026",display_name.in.("Brann","a,b")'),
    ['Brann', 'VM 2026'],
  ],
  [
    'two ors, both of which hold',
    (q) => q.or('priority.eq.1,priority.eq.2').or('priority.eq.2,priority.eq.3'),
    ['Arsenal'],
  ],
  ['not and', (q) => q.or('not.and(entity_type.eq.team,priority.lt.2)'), ['Arsenal', 'Eliteserien', 'VM 2026']],
  ['not inside of or', (q) => q.or('priority.not.gt.0,priority.not.lt.4'), ['Brann', 'VM 2026']],
  ['the unknown inside of or', (q) => q.or('crest_url.eq.x,priority.eq.0'), ['Brann']],
  ['not of the unknown', (q) => q.not('crest_url', 'eq', 'x'), []],
  ['not in', (q) => q.not('entity_id', 'in', '(57,"900002")'), ['Norge', 'Eliteserien', 'VM 2026']],
  ['is not null', (q) => q.not('crest_url', 'is', null), []],
  ['null is neither equal nor unequal', (q) => q.neq('crest_url', 'x'), []],
  ['range', (q) => q.range(1, 2), ['Norge', 'Arsenal']],
] satisfies readonly [string, Narrow, string[]][])('a select is narrowed by %s', async (_name, narrow, expected) => {
  const { spectator } = await openTestNetwork();
  const query = (await spectator()).from('user_follows').select('display_name').order('priority');
  const { data, error } = await narrow(query);
  expect(error).toBeNull();
  expect(data?.map(({ display_name }) => display_name)).toEqual(expected);
});

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof openTestNetwork>>['spectator']>>;
const follows = (client: Client) => client.from('user_follows').select('display_name').order('priority');
type Query = ReturnType<typeof follows>;
type Narrow = (query: Query) => Query;

test('single refuses zero and many rows, maybeSingle returns null for zero', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const many = await client.from('user_follows').select('id').single();
  expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 5 rows' } });
  const none = await client.from('user_follows').select('id').eq('entity_id', '1').single();
  expect(none.error).toMatchObject({ details: 'The result contains 0 rows' });
  const maybe = await client.from('user_follows').select('id').eq('entity_id', '1').maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
});

test('null comes last in ascending and first in descending order, unless the order says otherwise', async () => {
  const { client, backend } = await openTestNetwork();
  await backend.database.live_matches_new.upsert({ ...liveMatch, id: 'none', minute: null });
  await backend.database.live_matches_new.upsert({ ...liveMatch, id: 'late', minute: 80 });
  await backend.database.live_matches_new.upsert({ ...liveMatch, id: 'early', minute: 3 });
  const ids = async (ascending: boolean, nullsFirst?: boolean): Promise<unknown> => {
    const order = { ascending, ...(nullsFirst !== undefined && { nullsFirst }) };
    const { data } = await client().from('live_matches_new').select('id').order('minute', order);
    return data?.map(({ id }) => id);
  };
  expect(await ids(true)).toEqual(['early', 'late', 'none']);
  expect(await ids(false)).toEqual(['none', 'late', 'early']);
  expect(await ids(true, true)).toEqual(['none', 'early', 'late']);
  expect(await ids(false, false)).toEqual(['late', 'early', 'none']);
});

test('the second column orders rows that are equal by the first', async () => {
  const { spectator } = await openTestNetwork();
  const { data } = await (
    await spectator()
  )
    .from('user_follows')
    .select('display_name')
    .order('entity_type', { ascending: false })
    .order('display_name');
  expect(data?.map(({ display_name }) => display_name)).toEqual([
    'Arsenal',
    'Brann',
    'Norge',
    'Eliteserien',
    'VM 2026',
  ]);
});

test('an insert gets the defaults of the columns and can be read back', async () => {
  const { spectator } = await openTestNetwork();
  const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };
  const { data, error, status } = await (await spectator()).from('user_follows').insert(follow).select().single();
  expect({ error, status }).toEqual({ error: null, status: 201 });
  expect(data).toMatchObject({
    ...follow,
    user_id: demoSpectator.id,
    crest_url: null,
    priority: 0,
    notifications: false,
    created_at: '2026-11-21T14:00:00+00:00',
  });
});

test('an update changes the rows that the filter finds, and a delete removes them', async () => {
  const { spectator, backend } = await openTestNetwork();
  const client = await spectator();
  const updated = await client.from('user_follows').update({ priority: 9 }).eq('entity_id', '57');
  expect(updated).toMatchObject({ status: 204, data: null, error: null });
  expect(backend.database.user_follows.rows((row) => row.priority === 9)).toHaveLength(1);
  const removed = await client.from('user_follows').delete().eq('entity_id', '57').select('display_name');
  expect(removed).toMatchObject({ status: 200, data: [{ display_name: 'Arsenal' }] });
  expect(backend.database.user_follows.rows()).toHaveLength(4);
});

test('everybody reads the matches of the day', async () => {
  const { client, backend } = await openTestNetwork();
  await backend.database.live_matches_new.upsert(liveMatch);
  const { data } = await client()
    .from('live_matches_new')
    .select('id')
    .in('status', ['LIVE', 'IN_PLAY', 'HT', 'PAUSED', 'POSTPONED'])
    .limit(50);
  expect(data).toEqual([{ id: '500001' }]);
});

const liveMatch = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  home_team_id: 900_002,
  home_team_name: 'Brann',
  away_team_id: 900_001,
  away_team_name: 'Bodø/Glimt',
  competition_code: 'ES',
  utc_kickoff: '2026-11-21T13:30:00.000Z',
  updated_at: now,
} as const;

interface Refusal {
  readonly by?: 'anonymous';
  readonly ask: (client: Client) => PromiseLike<{ readonly status: number; readonly error: unknown }>;
  readonly status: number;
  readonly code: string;
}

const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };

const refusals: Readonly<Record<string, Refusal>> = {
  'the same follow twice': {
    ask: (client) => client.from('user_follows').insert({ ...follow, entity_id: '57' }),
    status: 409,
    code: '23505',
  },
  'one good row and one bad': {
    ask: (client) => client.from('user_follows').insert([follow, { ...follow, entity_id: '57' }]),
    status: 409,
    code: '23505',
  },
  'a follow without a name': {
    ask: (client) => client.from('user_follows').insert({ entity_type: 'team', entity_id: '64' }),
    status: 400,
    code: '23502',
  },
  'a follow of something else': {
    ask: (client) => client.from('user_follows').insert({ ...follow, entity_type: 'referee' }),
    status: 400,
    code: '23514',
  },
  'a priority below 0': {
    ask: (client) => client.from('user_follows').update({ priority: -1 }).eq('entity_id', '57'),
    status: 400,
    code: '23514',
  },
  'a priority that is no number': {
    ask: (client) => client.from('user_follows').update({ priority: 'first' }).eq('entity_id', '57'),
    status: 400,
    code: '22P02',
  },
  'an id that is none': {
    ask: (client) => client.from('user_follows').delete().eq('id', "1' or '1'='1"),
    status: 400,
    code: '22P02',
  },
  'a moment that is none': {
    ask: (client) => client.from('user_follows').delete().gt('created_at', 'i går'),
    status: 400,
    code: '22007',
  },
  'a column that is not there, in a filter': {
    ask: (client) => client.from('user_follows').delete().eq('colour', 'red'),
    status: 400,
    code: '42703',
  },
  'a column that is not there, in a select': {
    ask: (client) => client.from('user_follows').select('colour'),
    status: 400,
    code: '42703',
  },
  'a column that is not there, in a body': {
    ask: (client) => client.from('user_follows').update({ colour: 'red' }).eq('entity_id', '57'),
    status: 400,
    code: 'PGRST204',
  },
  'a column with a name out of Object': {
    ask: (client) => client.from('user_follows').delete().eq('constructor', 'x'),
    status: 400,
    code: '42703',
  },
  'a select of a name out of Object': {
    ask: (client) => client.from('user_follows').select('constructor'),
    status: 400,
    code: '42703',
  },
  'a prototype in a body': {
    ask: (client) => client.from('user_follows').insert(JSON.parse('{"__proto__": {"user_id": "x"}}')),
    status: 400,
    code: 'PGRST204',
  },
  'an operator with a name out of Object': {
    ask: (client) => client.from('user_follows').delete().filter('priority', 'constructor', '3'),
    status: 400,
    code: 'PGRST100',
  },
  'a body that is no JSON object': {
    ask: (client) => client.from('user_follows').insert(JSON.parse('"row"')),
    status: 400,
    code: 'PGRST102',
  },
  'a number that is too big': {
    ask: (client) => client.from('user_follows').update({ priority: 3_000_000_000 }).eq('entity_id', '57'),
    status: 400,
    code: '22003',
  },
  'a truth that is none': {
    ask: (client) => client.from('user_follows').update({ notifications: 'maybe' }).eq('entity_id', '57'),
    status: 400,
    code: '22P02',
  },
  'the truth of a text': {
    ask: (client) => client.from('user_follows').delete().is('display_name', true),
    status: 400,
    code: '42804',
  },
  'a list without its end': {
    ask: (client) => client.from('user_follows').delete().filter('entity_id', 'in', '(57'),
    status: 400,
    code: 'PGRST100',
  },
  'an order by a column that is not there': {
    ask: (client) => client.from('user_follows').select('id').order('colour'),
    status: 400,
    code: '42703',
  },
  'a function of the database that is not there': {
    ask: (client) => client.rpc('count_the_secrets'),
    status: 404,
    code: 'PGRST202',
  },
  'a full-text search, which the mock does not know': {
    ask: (client) => client.from('user_follows').delete().textSearch('display_name', 'Brann'),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'a filter that is none': {
    ask: (client) => client.from('user_follows').delete().filter('priority', 'around', '3'),
    status: 400,
    code: 'PGRST100',
  },
  'a table that is not there': {
    ask: (client) => client.from('secrets').select(),
    status: 404,
    code: 'PGRST205',
  },
  'a table with a name out of Object': {
    ask: (client) => client.from('constructor').select(),
    status: 404,
    code: 'PGRST205',
  },
  'removing many where one is asked for': {
    ask: (client) => client.from('user_follows').delete().gte('priority', 0).select().single(),
    status: 406,
    code: 'PGRST116',
  },
  'rows that are spread out, which the mock does not know': {
    ask: (client) => client.from('team_messages').select('id, ...reference_message_id(content)'),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'a count by the name of a column, which the mock does not know': {
    ask: (client) => client.from('team_messages').select('id, replies:team_messages(count)'),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'an order by an embedded row, which the mock does not know': {
    ask: (client) =>
      client.from('team_messages').select('id, reference_message_id(content)').order('reference_message_id(id)'),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'an update of everything': {
    ask: (client) => client.from('user_follows').update({ priority: 9 }),
    status: 400,
    code: '21000',
  },
  'removing everything': { ask: (client) => client.from('user_follows').delete(), status: 400, code: '21000' },
  'removing everything of what may not be removed': {
    by: 'anonymous',
    ask: (client) => client.from('live_matches_new').delete(),
    status: 400,
    code: '21000',
  },
  'a full-text search in a language, which the mock does not know': {
    ask: (client) =>
      client
        .from('user_follows')
        .select()
        .textSearch('display_name', 'Brann', { config: 'norwegian', type: 'websearch' }),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'a cast, which the mock does not know': {
    ask: (client) => client.from('user_follows').select('priority::text'),
    status: 501,
    code: 'NOT_EMULATED',
  },
  'an or without an end': {
    ask: (client) => client.from('user_follows').delete().filter('or', '(priority', 'eq.1'),
    status: 400,
    code: 'PGRST100',
  },
  'an or of what is no condition': {
    ask: (client) => client.from('user_follows').delete().or('priority'),
    status: 400,
    code: 'PGRST100',
  },
  'an or that is not balanced': {
    ask: (client) => client.from('user_follows').delete().or('display_name.eq.a),priority.eq.1'),
    status: 400,
    code: 'PGRST100',
  },
  'an or over a column that is not there': {
    ask: (client) => client.from('user_follows').delete().or('priority.eq.1,colour.eq.red'),
    status: 400,
    code: '42703',
  },
  'another schema': {
    ask: (client) => client.schema('private').from('user_follows').select(),
    status: 406,
    code: 'PGRST106',
  },
  'a character that no text of Postgres can hold': {
    ask: (client) => client.from('user_follows').insert({ ...follow, display_name: 'Liver\u0000pool' }),
    status: 400,
    code: '22P05',
  },
  'one follow twice in a request': {
    ask: (client) =>
      client.from('user_follows').insert([
        { ...follow, priority: 2 },
        { ...follow, priority: 3 },
      ]),
    status: 409,
    code: '23505',
  },
};

test.each(Object.entries(refusals))('%s is refused and changes nothing', async (_name, refusal) => {
  const { client, spectator, backend } = await openTestNetwork();
  await backend.database.live_matches_new.upsert(liveMatch);
  const tables = () => [backend.database.user_follows.rows(), backend.database.live_matches_new.rows()];
  const before = structuredClone(tables());
  const { status, error } = await refusal.ask(refusal.by === 'anonymous' ? client() : await spectator());
  expect({ status, error }).toMatchObject({ status: refusal.status, error: { code: refusal.code } });
  expect(tables()).toEqual(before);
});

test('a query that the mock does not know is named in the error', async () => {
  const { spectator } = await openTestNetwork();
  const { error } = await (await spectator()).from('user_follows').select('priority::text');
  expect(error).toMatchObject({
    message: 'The mock does not emulate select=priority::text',
    details: 'GET /rest/v1/user_follows?select=priority%3A%3Atext',
  });
});

test('a column can be selected under another name, and in addition to all columns', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const query = client.from('user_follows').select('title:display_name, priority').order('priority').limit(1);
  expect((await query).data).toEqual([{ title: 'Brann', priority: 0 }]);
  const all = await client.from('user_follows').select('*, title:display_name').order('priority').limit(1).single();
  expect(all.data).toMatchObject({ display_name: 'Brann', title: 'Brann', entity_id: '900002' });
});

test('a request without a key, or with an expired token, does not reach the tables', async () => {
  const { backend } = await openTestNetwork();
  const address = 'https://demo.example.test/rest/v1/live_matches_new';
  expect((await fetch(address)).status).toBe(401);
  const { access_token, expires_at } = await backend.auth.openSession(demoSpectator.id);
  vi.setSystemTime((expires_at + 31) * 1000);
  const late = await fetch(address, { headers: { apikey: 'k', authorization: `Bearer ${access_token}` } });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
});
