import type { SupabaseClient } from '@supabase/supabase-js';
import { exportMyDataAnswer, exportsAnHour, type TeamMessageRow } from '@tribunen/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

const message = { team_id: 900_002, team_name: 'Brann', sender_id: demoSpectator.id, content: 'Heia!' };

async function statusOf(client: SupabaseClient, name: string, body?: object): Promise<unknown> {
  const { error } = await client.functions.invoke(name, body === undefined ? {} : { body });
  return error === null ? 200 : error.context.status;
}

test('ACCOUNT-22 the demo spectator downloads their own rows, and nobody else’s', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  await client.from('team_messages').insert(message);
  const { data } = await client.functions.invoke<unknown>('export-my-data');
  const { account, tables } = parse(exportMyDataAnswer, data);
  expect(account).toEqual({ id: demoSpectator.id, email: demoCredentials.email });
  expect(tables['profiles']).toMatchObject([{ user_id: demoSpectator.id, name: demoSpectator.name }]);
  expect(tables['team_messages']).toMatchObject([{ content: 'Heia!' }]);
  expect(tables['user_follows']?.length).toBeGreaterThan(0);
  expect(tables['invitations']).toHaveLength(2);
  expect(tables.sent_invitations).toHaveLength(1);
  expect(tables['friendships']).toHaveLength(7);
});

test('CHANGE-7 a user downloads their data five times in an hour; the next time waits for a fifth of an hour', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  for (let times = 0; times < exportsAnHour; times += 1) expect(await statusOf(client, 'export-my-data')).toBe(200);
  const { error } = await client.functions.invoke<unknown>('export-my-data');
  expect([error?.context.status, error?.context.headers.get('retry-after')]).toEqual([429, '720']);
});

test('ACCOUNT-21 deleting an account ends its sessions and its sign-in, and deletes everything but its messages', async () => {
  const { backend, client: visit, spectator } = await openTestNetwork();
  const [client, elsewhere, visitor] = [await spectator(), await spectator(), visit()];
  await client.from('team_messages').insert(message);
  expect(await statusOf(client, 'delete-account', { email: ` ${demoCredentials.email.toUpperCase()}` })).toBe(200);

  expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await visitor.auth.signInWithPassword(demoCredentials)).error?.code).toBe('invalid_credentials');
  const { data } = await visitor
    .from('team_messages')
    .select('*')
    .eq('content', 'Heia!')
    .overrideTypes<TeamMessageRow[]>();
  expect(data?.map(({ sender_id }) => sender_id)).toEqual([null]);
  const { auth, ...tables } = backend.database;
  const kept = [tables.profiles.rows(), tables.user_follows.rows(), tables.invitations.rows(), auth.sessions.rows()];
  expect(JSON.stringify(kept)).not.toContain(demoSpectator.id);
  expect(JSON.stringify(kept)).not.toContain(demoCredentials.email);
  expect(auth.refresh_tokens.rows()).toEqual([]);
  // A token outlives its account until it expires.
  expect(await statusOf(client, 'export-my-data')).toBe(401);
});

test('ACCOUNT-12 an account is not deleted with another address, without an address, or by a signed-out visitor', async () => {
  const { backend, client, spectator } = await openTestNetwork();
  const signedIn = await spectator();
  expect(await statusOf(signedIn, 'delete-account', { email: 'jonas@eksempel.no' })).toBe(400);
  expect(await statusOf(signedIn, 'delete-account', {})).toBe(400);
  expect(await statusOf(client(), 'delete-account', { email: demoCredentials.email })).toBe(401);
  expect(await statusOf(client(), 'export-my-data')).toBe(401);
  expect(backend.database.auth.users.rows(({ id }) => id === demoSpectator.id)).toHaveLength(1);
});
