import { expect, test, vi } from 'vitest';
import { demoFollows, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

// tests/contract tests every call. These tests are about requests that no call makes, and about the values in a filter.

/** Sends a request as the demo spectator, and returns the status and the body of the answer. */
async function open() {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  const ask = async (method: string, path: string, body?: string): Promise<readonly [number, unknown]> => {
    const headers = { apikey: 'k', authorization: `Bearer ${access_token}`, prefer: 'return=representation' };
    const request = new Request(`https://demo.example.test/rest/v1/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await backend.answer(request);
    return [response.status, await response.json()];
  };
  return { ask, backend };
}

test.each([
  ['entity_type=neq.team', ['Eliteserien', 'VM 2026']],
  ['priority=gt.0&priority=lte.2', ['Norge', 'Arsenal']],
  ['priority=gte.1&priority=lt.3', ['Norge', 'Arsenal']],
  ['display_name=in.(Brann,"VM 2026","a,b")', ['Brann', 'VM 2026']],
  ['notifications=is.true', ['Brann', 'Norge', 'Arsenal']],
  ['or=(priority.eq.1,and(entity_type.eq.competition,priority.gt.3))', ['Norge', 'VM 2026']],
  ['or=(display_name.eq."VM 2026",display_name.in.("Brann","a,b"))', ['Brann', 'VM 2026']],
  ['or=(priority.eq.1,priority.eq.2)&or=(priority.eq.2,priority.eq.3)', ['Arsenal']],
  ['or=(not.and(entity_type.eq.team,priority.lt.2))', ['Arsenal', 'Eliteserien', 'VM 2026']],
  ['or=(priority.not.gt.0,priority.not.lt.4)', ['Brann', 'VM 2026']],
  ['entity_id=not.in.(57,"900002")', ['Norge', 'Eliteserien', 'VM 2026']],
  // A comparison with null is neither true nor false.
  ['or=(crest_url.eq.x,priority.eq.0)', ['Brann']],
  ['crest_url=not.eq.x', []],
  ['crest_url=neq.x', []],
  ['crest_url=not.is.null', []],
  ['offset=1&limit=2', ['Norge', 'Arsenal']],
  ['limit=abc&priority=lt.1', ['Brann']],
])('«%s» finds %j', async (filter, found) => {
  const { ask } = await open();
  const names = found.map((display_name) => ({ display_name }));
  expect(await ask('GET', `user_follows?select=display_name&order=priority&${filter}`)).toEqual([200, names]);
});

test('rows that are equal by the first column come in the order of the second', async () => {
  const { ask } = await open();
  const [, rows] = await ask('GET', 'user_follows?select=name:display_name&order=entity_type.desc,display_name');
  const names = ['Arsenal', 'Brann', 'Norge', 'Eliteserien', 'VM 2026'];
  expect(rows).toEqual(names.map((name) => ({ name })));
});

const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };

test.each([
  // Requests that PostgREST answers, and no call makes.
  ['GET', 'user_follows?select=count()', null, 501, 'NOT_EMULATED'],
  ['GET', 'user_follows?select=priority::text', null, 501, 'NOT_EMULATED'],
  ['GET', 'team_messages?select=id,replies:team_messages!reference_message_id(id)', null, 501, 'NOT_EMULATED'],
  ['GET', 'user_follows?display_name=like.B*', null, 501, 'NOT_EMULATED'],
  ['GET', 'user_follows?display_name=not.imatch.^b', null, 501, 'NOT_EMULATED'],
  ['GET', 'user_follows?display_name=fts(norwegian).Brann', null, 501, 'NOT_EMULATED'],
  ['GET', 'team_messages?order=author(name)', null, 501, 'NOT_EMULATED'],
  ['GET', 'user_follows?order=priority.nullsfirst', null, 501, 'NOT_EMULATED'],
  ['DELETE', 'user_follows?priority=gte.0&limit=1', null, 501, 'NOT_EMULATED'],
  ['POST', 'rpc/friends_fantasy_teams?order=friend_id', { game: 'fpl' }, 501, 'NOT_EMULATED'],
  ['PUT', 'user_follows?entity_id=eq.57', follow, 501, 'NOT_EMULATED'],
  // Names of nothing, and names that every object of JavaScript has.
  ['GET', 'secrets', null, 404, 'PGRST205'],
  ['GET', 'constructor', null, 404, 'PGRST205'],
  ['GET', 'user_follows?select=colour', null, 400, '42703'],
  ['GET', 'user_follows?select=constructor', null, 400, '42703'],
  ['GET', 'user_follows?order=colour', null, 400, '42703'],
  ['DELETE', 'user_follows?constructor=eq.x', null, 400, '42703'],
  ['DELETE', 'user_follows?or=(priority.eq.1,colour.eq.red)', null, 400, '42703'],
  ['POST', 'user_follows', '{"__proto__":{"user_id":"x"}}', 400, 'PGRST204'],
  ['POST', 'rpc/constructor', {}, 404, 'PGRST202'],
  ['POST', 'rpc/friends_fantasy_teams', { season: 2026 }, 404, 'PGRST202'],
  ['POST', 'rpc/get_invitation_by_token_secure', {}, 404, 'PGRST202'],
  ['POST', 'rpc/slow_chat', { team: 'Brann', name: 'Brann' }, 400, '22P02'],
  // Filters that cannot be parsed.
  ['DELETE', 'user_follows?priority=around.3', null, 400, 'PGRST100'],
  ['DELETE', 'user_follows?priority=constructor.3', null, 400, 'PGRST100'],
  ['DELETE', 'user_follows?entity_id=in.(57', null, 400, 'PGRST100'],
  ['DELETE', 'user_follows?or=(priority', null, 400, 'PGRST100'],
  ['DELETE', 'user_follows?or=(priority)', null, 400, 'PGRST100'],
  ['DELETE', 'user_follows?or=(display_name.eq.a),priority.eq.1)', null, 400, 'PGRST100'],
  ['GET', 'user_follows?limit=-1', null, 416, 'PGRST103'],
  // Values that their column cannot hold.
  ['DELETE', `user_follows?id=eq.1' or '1'='1`, null, 400, '22P02'],
  ['DELETE', 'user_follows?created_at=gt.i går', null, 400, '22007'],
  ['DELETE', 'user_follows?display_name=is.true', null, 400, '42804'],
  ['PATCH', 'user_follows?entity_id=eq.57', { priority: 'first' }, 400, '22P02'],
  ['PATCH', 'user_follows?entity_id=eq.57', { priority: 3_000_000_000 }, 400, '22003'],
  ['PATCH', 'user_follows?entity_id=eq.57', { notifications: 'maybe' }, 400, '22P02'],
  ['POST', 'user_follows', { ...follow, display_name: 'Liver\u0000pool' }, 400, '22P05'],
  ['POST', 'user_follows', { ...follow, display_name: null }, 400, '23502'],
  ['POST', 'user_follows', [follow, { ...follow, priority: 3 }], 400, 'PGRST102'],
  ['POST', 'user_follows', [follow, follow], 409, '23505'],
  ['POST', 'user_follows', '[{', 400, 'PGRST102'],
  ['POST', 'user_follows', '"row"', 400, 'PGRST102'],
  ['POST', 'user_follows', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'PGRST102'],
] as const)('%s %s with %j is answered with %i, and changes nothing', async (method, path, body, status, code) => {
  const { ask, backend } = await open();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await ask(method, path, body === null ? undefined : text);
  expect(answer).toMatchObject([status, { code, message: expect.any(String) }]);
  expect(backend.database.user_follows.rows()).toEqual(demoFollows);
});

test('a request that the mock does not know is named in the error', async () => {
  const { ask } = await open();
  expect((await ask('GET', 'user_follows?select=priority::text'))[1]).toMatchObject({
    message: 'The mock does not emulate select=priority::text',
    details: 'GET /rest/v1/user_follows?select=priority::text',
  });
});

test.each(['live_matches_new', 'factors', 'rpc/sum'])(
  '%s of another schema is refused for its schema',
  async (path) => {
    const { backend } = await openTestNetwork();
    const headers = { apikey: 'k', 'accept-profile': 'auth' };
    const refused = await backend.answer(new Request(`https://demo.example.test/rest/v1/${path}`, { headers }));
    expect(refused.status).toBe(406);
    expect(await refused.json()).toMatchObject({ code: 'PGRST106', message: 'Invalid schema: auth' });
  },
);

test('an upsert that ignores duplicates leaves existing rows, and answers with the new ones', async () => {
  const { spectator, backend } = await openTestNetwork();
  const rows = [
    { ...follow, entity_id: '57', display_name: 'Another name' },
    follow,
    { ...follow, display_name: 'Another name' },
  ];
  const onConflict = 'user_id,entity_type,entity_id';
  const table = (await spectator()).from('user_follows');
  const { data } = await table.upsert(rows, { onConflict, ignoreDuplicates: true }).select('entity_id');
  expect(data).toEqual([{ entity_id: '64' }]);
  const names = backend.database.user_follows.rows().map(({ display_name }) => display_name);
  expect(names.slice(demoFollows.length)).toEqual(['Liverpool']);
  expect(names).not.toContain('Another name');
});

test.each([
  ['that names one row twice', 'user_id', '21000'],
  ['by a column that is no key', 'name', '42P10'],
])('an upsert %s is refused', async (_what, onConflict, code) => {
  const { spectator } = await openTestNetwork();
  const profile = { user_id: demoSpectator.id, name: 'Marte' };
  const { error } = await (await spectator()).from('profiles').upsert([profile, profile], { onConflict });
  expect(error).toMatchObject({ code });
});

test('an update without values changes nothing, even without a filter', async () => {
  const { ask } = await open();
  expect(await ask('PATCH', 'user_follows', '{}')).toEqual([200, []]);
});

test('a body that is too large for the gateway is refused', async () => {
  const { backend } = await openTestNetwork();
  for (const path of ['rest/v1/user_follows', 'auth/v1/signup']) {
    const init = { method: 'POST', headers: { apikey: 'k' }, body: 'x'.repeat(10_000_000) };
    expect((await backend.answer(new Request(`https://demo.example.test/${path}`, init))).status).toBe(413);
  }
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
