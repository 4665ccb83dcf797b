import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Scene } from '../Scene.ts';
import type { Promises } from './Promises.ts';

interface Refusal {
  readonly ask: (client: SupabaseClient) => PromiseLike<{ readonly status: number; readonly error: unknown }>;
  readonly status: number;
  readonly code: string;
  readonly message?: string;
}

const follow = { entity_type: 'team', entity_id: '57', display_name: 'Arsenal' };
const other = { ...follow, entity_id: '64' };
const rated = { player_id: 'x', player_name: 'x' };
const message = { team_id: 1, team_name: 'Brann', content: 'Hei' };

/** Requests of a spectator who follows Arsenal. */
const refusals: Readonly<Record<string, Refusal>> = {
  'the same key twice': { ask: (c) => c.from('user_follows').insert(follow), status: 409, code: '23505' },
  'a reference to a row that does not exist': {
    ask: (c) => c.from('team_messages').insert({ ...message, reference_message_id: crypto.randomUUID() }),
    status: 409,
    code: '23503',
  },
  'null in a column that must not be null': {
    ask: (c) => c.from('user_follows').insert({ entity_type: 'team', entity_id: '64' }),
    status: 400,
    code: '23502',
  },
  'an unknown kind of follow': {
    ask: (c) => c.from('user_follows').insert({ ...other, entity_type: 'referee' }),
    status: 400,
    code: '23514',
  },
  'a priority below 0': {
    ask: (c) => c.from('user_follows').insert({ ...other, priority: -1 }),
    status: 400,
    code: '23514',
  },
  'a rating that is no half step': {
    ask: (c) => c.from('player_ratings').insert({ ...rated, overall_rating: 4.2 }),
    status: 400,
    code: '23514',
  },
  'a rating above 5': {
    ask: (c) => c.from('player_ratings').insert({ ...rated, overall_rating: 5.5 }),
    status: 400,
    code: '23514',
  },
  'a message of 281 characters': {
    ask: (c) => c.from('team_messages').insert({ ...message, content: 'å'.repeat(281) }),
    status: 400,
    code: '23514',
    message: 'Message too long (max 280 characters)',
  },
  'a message of nothing but space': {
    ask: (c) => c.from('team_messages').insert({ ...message, content: ' \n ' }),
    status: 400,
    code: '23514',
    message: 'Message cannot be empty',
  },
  'a message of two invisible letters': {
    ask: (c) => c.from('team_messages').insert({ ...message, content: '\u2800\u3164' }),
    status: 400,
    code: '23514',
    message: 'Message cannot be empty',
  },
  'an empty name': {
    ask: (c) => c.from('profiles').upsert({ name: ' \u00A0' }),
    status: 400,
    code: '23514',
    message: 'Name cannot be empty',
  },
  'a name of 101 characters': {
    ask: (c) => c.from('profiles').upsert({ name: 'å'.repeat(101) }),
    status: 400,
    code: '23514',
    message: 'Name too long (max 100 characters)',
  },
  'a name with a sign that no name has': {
    ask: (c) => c.from('profiles').upsert({ name: 'kari@brann' }),
    status: 400,
    code: '23514',
    message: 'Name contains invalid characters',
  },
  'a malformed number': {
    ask: (c) => c.from('user_follows').update({ priority: 'first' }).eq('entity_id', '57'),
    status: 400,
    code: '22P02',
  },
  'a number that is too large': {
    ask: (c) => c.from('user_follows').update({ priority: 3_000_000_000 }).eq('entity_id', '57'),
    status: 400,
    code: '22003',
  },
  'a malformed boolean': {
    ask: (c) => c.from('user_follows').update({ notifications: 'maybe' }).eq('entity_id', '57'),
    status: 400,
    code: '22P02',
  },
  'a malformed id': {
    ask: (c) => c.from('user_follows').select().eq('id', "1' or '1'='1"),
    status: 400,
    code: '22P02',
  },
  'a malformed moment': {
    ask: (c) => c.from('user_follows').select().gt('created_at', 'i går'),
    status: 400,
    code: '22007',
  },
  'an unknown column, in a filter': {
    ask: (c) => c.from('user_follows').select().eq('colour', 'red'),
    status: 400,
    code: '42703',
  },
  'an unknown column, in a select': {
    ask: (c) => c.from('user_follows').select('colour'),
    status: 400,
    code: '42703',
  },
  'an unknown column, in an order': {
    ask: (c) => c.from('user_follows').select('id').order('colour'),
    status: 400,
    code: '42703',
  },
  'an unknown column, in a body': {
    ask: (c) => c.from('user_follows').insert({ ...other, colour: 'red' }),
    status: 400,
    code: 'PGRST204',
  },
  'an unknown table': { ask: (c) => c.from('kiosk').select(), status: 404, code: 'PGRST205' },
  'an unknown function': { ask: (c) => c.rpc('count_the_secrets'), status: 404, code: 'PGRST202' },
  'a schema that is not exposed': {
    ask: (c) => c.schema('private').from('user_follows').select(),
    status: 406,
    code: 'PGRST106',
  },
  'an embedded table without a foreign key': {
    ask: (c) => c.from('user_follows').select('id, profiles(name)'),
    status: 400,
    code: 'PGRST200',
  },
  'a malformed filter': {
    ask: (c) => c.from('user_follows').select().filter('priority', 'around', '3'),
    status: 400,
    code: 'PGRST100',
  },
  'a list without a closing bracket': {
    ask: (c) => c.from('user_follows').select().filter('entity_id', 'in', '(57'),
    status: 400,
    code: 'PGRST100',
  },
  'an or without a condition': {
    ask: (c) => c.from('user_follows').select().or('priority'),
    status: 400,
    code: 'PGRST100',
  },
  'a pattern for a number': {
    ask: (c) => c.from('user_follows').select().like('priority', '1%'),
    status: 404,
    code: '42883',
  },
  'a boolean test of a text': {
    ask: (c) => c.from('user_follows').select().is('display_name', true),
    status: 400,
    code: '42804',
  },
  'a malformed regular expression': {
    ask: (c) => c.from('user_follows').select().filter('display_name', 'match', '(Bra'),
    status: 400,
    code: '2201B',
  },
  'an upsert by columns that no constraint has': {
    ask: (c) => c.from('player_ratings').upsert(rated, { onConflict: 'player_name' }),
    status: 400,
    code: '42P10',
  },
  'an upsert that meets one row twice': {
    ask: (c) => c.from('player_ratings').upsert([rated, rated], { onConflict: 'user_id,player_id' }),
    status: 500,
    code: '21000',
  },
  'a character that Postgres cannot store': {
    ask: (c) => c.from('user_follows').insert({ ...other, display_name: 'Liver\u0000pool' }),
    status: 400,
    code: '22P05',
  },
};

interface Hint {
  readonly ask: (client: SupabaseClient) => PromiseLike<{ readonly error: unknown }>;
  readonly details: string | null;
  readonly hint: string | null;
}

/** The details of a refusal beside its code: what the request named, and a hint at what it may have meant. */
const hints: Readonly<Record<string, Hint>> = {
  'a table whose name is a little wrong': {
    ask: (c) => c.from('profile').select(),
    details: null,
    hint: "Perhaps you meant the table 'public.profiles'",
  },
  'a table with no similar name': { ask: (c) => c.from('kiosk').select(), details: null, hint: null },
  'a function whose name is a little wrong': {
    ask: (c) => c.rpc('accept_invitation_secure'),
    details:
      'Searched for the function public.accept_invitation_secure without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: 'Perhaps you meant to call the function public.accept_invitation_secure_v2',
  },
  'a function whose parameter’s name is a little wrong': {
    ask: (c) => c.rpc('accept_invitation_secure_v2', { invitation: 'x', really: true }),
    details:
      'Searched for the function public.accept_invitation_secure_v2 with parameters invitation, really or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: 'Perhaps you meant to call the function public.accept_invitation_secure_v2(invitation_token)',
  },
  'a function with no similar name, called by GET': {
    ask: (c) => c.rpc('brew_coffee', { cups: 2 }, { get: true }),
    details:
      'Searched for the function public.brew_coffee with parameter cups, but no matches were found in the schema cache.',
    hint: null,
  },
  'a column whose name is a little wrong': {
    ask: (c) => c.from('user_follows').select('entity_ids'),
    details: null,
    hint: 'Perhaps you meant to reference the column "user_follows.entity_id".',
  },
  'a filter by a column with two similar names': {
    ask: (c) => c.from('friendships').select('id').is('is_star_friend_user', true),
    details: null,
    hint: 'Perhaps you meant to reference the column "friendships.is_star_friend_user1" or the column "friendships.is_star_friend_user2".',
  },
  'an order by a column with no similar name': {
    ask: (c) => c.from('user_follows').select('id').order('colour'),
    details: null,
    hint: null,
  },
  'a schema that is not exposed': {
    ask: (c) => c.schema('private').from('user_follows').select(),
    details: null,
    hint: 'Only the following schemas are exposed: public',
  },
};

async function keepsOut({ ask, status, code, message }: Refusal, { owner }: Scene): Promise<void> {
  const rows = async () => (await owner.client.from('user_follows').select().order('id')).data;
  const before = await rows();
  const refused = await ask(owner.client);
  expect({ status: refused.status, error: refused.error }).toMatchObject({
    status,
    error: message === undefined ? { code } : { code, message },
  });
  expect(await rows()).toEqual(before);
}

async function tells({ ask, details, hint }: Hint, { owner }: Scene): Promise<void> {
  expect((await ask(owner.client)).error).toMatchObject({ details, hint });
}

/** Requests that are refused, with status and code, and leave everything unchanged. */
export const refusalPromises: Promises = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [`refusals: ${name}`, (scene) => keepsOut(refusal, scene)]),
  ),
  ...Object.fromEntries(
    Object.entries(hints).map(([name, hint]) => [`refusals: the hint for ${name}`, (scene) => tells(hint, scene)]),
  ),
  'refusals: a broken constraint does not reveal rows that the user may not see': async ({ owner }) => {
    const { error } = await owner.client.from('user_follows').insert(follow);
    expect(error).toMatchObject({
      message: 'duplicate key value violates unique constraint "user_follows_user_id_entity_type_entity_id_key"',
      details: null,
      hint: null,
    });
  },
  'refusals: a malformed token': async ({ ask }) => {
    const response = await ask('rest/v1/live_matches_new?select=id', {
      headers: { authorization: 'Bearer abc.def.ghi' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301' });
  },
  'refusals: a body that is no JSON': async ({ ask, owner }) => {
    const { data } = await owner.client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' };
    const response = await ask('rest/v1/user_follows', { method: 'POST', headers, body: '[{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST102' });
  },
};
