import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { PostgresError } from '../PostgresError.ts';
import { anonymous } from '../who.ts';
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
  writes: false,
  call: (_who, { team_id }) => (team_id === 57 ? squad : []),
};
const rpcs = {
  list_squad: listSquad,
  close_stand: {
    ...listSquad,
    writes: true,
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
    global: { fetch: (input, init) => answerRest({ tables: {}, rpcs }, anonymous, new Request(input, init)) },
  });
}

test.each([{ get: false }, { get: true }])('a function answers with its rows, asked with %o', async (options) => {
  const { data, error } = await client().rpc('list_squad', { team_id: 57 }, options);
  expect({ data, error }).toEqual({ data: squad, error: null });
});

test.each([{ get: false }, { get: true }])(
  'its rows are narrowed and ordered like a table’s, with %o',
  async (options) => {
    const { data } = await client()
      .rpc('list_squad', { team_id: 57 }, options)
      .select('name')
      .gt('number', 1)
      .order('number', { ascending: false })
      .limit(1)
      .single();
    expect(data).toEqual({ name: 'Berit' });
  },
);

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

test('a function that writes is not called with GET', async () => {
  const refused = await client().rpc('close_stand', { team_id: 57 }, { get: true });
  expect(refused).toMatchObject({ status: 405, error: { code: '25006' } });
});
