import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { anonymous, PostgresError } from '@tribunen/protocol';
import { answerRest } from './answerRest.ts';
import type { Rpc } from './Rpc.ts';

const squad = [
  { name: 'Amalie', number: 7 },
  { name: 'Berit', number: 9 },
  { name: 'Cecilie', number: 1 },
];
const listSquad: Rpc = {
  parameters: { team_id: 'int4' },
  returns: { name: 'text', number: 'int4' },
  roles: ['anon', 'authenticated'],
  call: (_who, { team_id }) => (team_id === 57 ? squad : []),
};
const rpcs = {
  list_squad: listSquad,
  close_stand: {
    ...listSquad,
    call: () => {
      throw new PostgresError('P0001', 'Tribunen er full');
    },
  },
  name_referee: { ...listSquad, roles: ['authenticated'] },
} satisfies Record<string, Rpc>;

function client(): SupabaseClient {
  return createClient('https://demo.example.test', 'anonymous-key', {
    auth: { persistSession: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => answerRest({ tables: {}, rpcs, heap: () => 0 }, anonymous, new Request(input, init)),
    },
  });
}

test('a function answers with its rows', async () => {
  const { data, error } = await client().rpc('list_squad', { team_id: 57 });
  expect({ data, error }).toEqual({ data: squad, error: null });
});

test('a function’s rows can be filtered and ordered like a table’s', async () => {
  const { data } = await client()
    .rpc('list_squad', { team_id: 57 })
    .select('name')
    .gt('number', 1)
    .order('number', { ascending: false })
    .limit(1)
    .single();
  expect(data).toEqual({ name: 'Berit' });
});

test.each([
  ['that is not there', 'sell_squad', {}, 404, 'PGRST202'],
  ['without its argument', 'list_squad', {}, 404, 'PGRST202'],
  ['with an argument too many', 'list_squad', { team_id: 57, season: 2026 }, 404, 'PGRST202'],
  ['with a name out of Object', 'constructor', {}, 404, 'PGRST202'],
  ['with an argument of the wrong type', 'list_squad', { team_id: 'Arsenal' }, 400, '22P02'],
  ['that is not granted', 'name_referee', { team_id: 57 }, 401, '42501'],
  ['that raises', 'close_stand', { team_id: 57 }, 400, 'P0001'],
])('a function %s is refused', async (_name, name, args, status, code) => {
  expect(await client().rpc(name, args)).toMatchObject({ status, error: { code } });
});

test('a function answers with a thousand rows at most, in the order that it returns them', async () => {
  const crowd = {
    ...listSquad,
    call: () => Array.from({ length: 1001 }, (_, number) => ({ name: 'Tilskuer', number })),
  };
  const exposed = { tables: {}, rpcs: { crowd }, heap: () => 0 };
  const asked = new Request('https://demo.example.test/rest/v1/rpc/crowd', { method: 'POST', body: '{"team_id":57}' });
  const answer = await answerRest(exposed, anonymous, asked);
  expect([answer.status, answer.headers.get('content-range')]).toEqual([200, '0-999/*']);
  expect(await answer.json()).toEqual(crowd.call().slice(0, 1000));
});

test('a function that must return one row and returns more is refused before it writes', async () => {
  const written: unknown[] = [];
  const seat: Rpc = {
    ...listSquad,
    call: (_who, { team_id }, admit) => {
      admit(squad);
      written.push(team_id);
      return squad;
    },
  };
  const ask = (headers: Record<string, string>): Promise<Response> =>
    answerRest(
      { tables: {}, rpcs: { seat }, heap: () => 0 },
      anonymous,
      new Request('https://demo.example.test/rest/v1/rpc/seat', { method: 'POST', headers, body: '{"team_id":57}' }),
    );
  expect((await ask({ accept: 'application/vnd.pgrst.object+json' })).status).toBe(406);
  expect(written).toEqual([]);
  expect((await ask({})).status).toBe(200);
  expect(written).toEqual([57]);
});
