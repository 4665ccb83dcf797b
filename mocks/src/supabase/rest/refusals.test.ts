import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("'; drop table user_follows; --", '(', ')', '","', '\\', '%', '..', 'null', '𝄞', '__proto__'),
);
const column = fc.oneof(
  fc.constantFrom('id', 'user_id', 'priority', 'notifications', 'created_at', 'display_name', 'entity_id'),
  junk,
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'lte',
  'in',
  'is',
  'like',
  'ilike',
  'not.eq',
  'not.in',
  'cs',
  'cd',
  'match',
  'imatch',
  'isdistinct',
  'fts',
  'like(any)',
  'is(any)',
);
const value = fc.oneof(
  junk,
  fc.integer().map(String),
  fc.constantFrom('(1,2)', '("a","b")', '{a*,b}', '{"a":[1]}', 'true', '2026-11-21', '4.5', '9007199254740993'),
);
const parameter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<[string, string]>(['priority', 'gte.0'], ['status', 'neq.LIVE']) },
  fc.tuple(
    column,
    fc.tuple(operator, value).map((parts) => parts.join('.')),
  ),
  fc.tuple(fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'or', 'on_conflict'), junk),
  fc.tuple(fc.constant('select'), column),
  fc.tuple(
    fc.constantFrom('or', 'and', 'not.or'),
    fc
      .array(fc.tuple(column, operator, value), { maxLength: 3 })
      .map((terms) => `(${terms.map((parts) => parts.join('.')).join(',')})`),
  ),
  fc.tuple(
    fc.constant('on_conflict'),
    fc.constantFrom('user_id', 'user_id,player_id', 'user_id,entity_type,entity_id', 'id'),
  ),
  fc.tuple(
    fc.constant('order'),
    column.map((name) => `${name}.desc`),
  ),
);
const row = fc.dictionary(column, fc.oneof(junk, fc.integer(), fc.boolean(), fc.constant(null)), { maxKeys: 4 });
const good = fc.record({ entity_type: fc.constant('team'), entity_id: fc.nat().map(String), display_name: junk });
const body = fc.oneof(
  good.map((each) => JSON.stringify(each)),
  fc
    .record({
      user_id: fc.constantFrom(demoSpectator.id, 'x'),
      player_id: fc.nat(),
      player_name: junk,
      overall_rating: fc.integer({ min: 0, max: 11 }).map((halves) => halves / 2),
    })
    .map((each) => JSON.stringify(each)),
  fc.record({ team_id: fc.nat(), team_name: junk, content: junk }).map((each) => JSON.stringify(each)),
  fc.tuple(good, row).map((rows) => JSON.stringify(rows)),
  fc.nat().map((priority) => JSON.stringify({ priority })),
  row.map((each) => JSON.stringify(each)),
  fc.array(row, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  fc.json({ maxDepth: 2 }),
  junk,
);
const asked = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT'),
  table: fc.constantFrom(
    'user_follows',
    'user_follows',
    'profiles',
    'player_ratings',
    'team_messages',
    'messages',
    'friendships',
    'user_fantasy_players',
    'invitations',
    'live_matches_new',
    'live_events_new',
    'match_state',
    'rpc/get_invitation_by_token_secure',
    'rpc/__proto__',
    'secrets',
    '__proto__',
  ),
  parameters: fc.array(parameter, { maxLength: 2 }),
  prefer: fc.constantFrom(
    '',
    'return=representation',
    'count=exact',
    'missing=default',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'return=representation, resolution=merge-duplicates',
    'tx=rollback',
  ),
  accept: fc.constantFrom('application/json', 'application/vnd.pgrst.object+json'),
  body,
});

test(
  'whatever the request, the tables answer it or refuse it with a reason, and a refusal changes nothing',
  { timeout: 120_000 },
  async () => {
    const { backend } = await openTestNetwork();
    const { access_token } = await backend.auth.openSession(demoSpectator.id);
    const { auth: _auth, desk: _desk, onChange: _onChange, ...named } = backend.database;
    const tables = Object.values(named);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, table, parameters, prefer, accept, body: text }) => {
        const before = JSON.stringify(tables.map((each) => each.rows()));
        const response = await backend.answer(
          new Request(`https://demo.example.test/rest/v1/${table}?${new URLSearchParams(parameters)}`, {
            method,
            headers: { apikey: 'k', authorization: `Bearer ${access_token}`, prefer, accept },
            ...(method !== 'GET' && method !== 'HEAD' && { body: text }),
          }),
        );
        statuses.add(response.status);
        if (response.ok) return;
        const refusal: unknown = await response.json();
        expect(refusal).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        expect(JSON.stringify(tables.map((each) => each.rows()))).toBe(before);
      }),
      { seed: 20_261_121, numRuns: 3000 },
    );
    // The random requests are of different kinds: some succeed, some are refused, some are unknown.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 403, 404, 406, 501]));
  },
);
