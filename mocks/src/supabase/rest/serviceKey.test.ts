import { expect, test } from 'vitest';
import { demoFollows, demoSpectator, demoUsers } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import { createRpcs } from '../functions/createRpcs.ts';
import { guardTables } from '../guardTables.ts';
import { service } from '@tribunen/protocol';
import { answerRest } from './answerRest.ts';

/** Sends requests with the service key. */
async function open() {
  const { backend } = await openTestNetwork();
  const { database } = backend;
  const fresh = { newId: () => crypto.randomUUID(), now: () => '2026-11-21T14:00:00.000Z' };
  const rpcs = createRpcs(database, { now: () => Date.now() }, fresh.newId);
  const exposed = { tables: guardTables(database, fresh), rpcs, heap: () => 0 };
  const ask = async (method: string, path: string, body?: object): Promise<readonly [number, unknown]> => {
    const headers = { prefer: 'return=representation' };
    const request = new Request(`https://demo.example.test/rest/v1/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await answerRest(exposed, service, request);
    return [response.status, await response.json()];
  };
  return { ask, database };
}

test('the service key reads the rows of every user', async () => {
  const { ask } = await open();
  const [status, rows] = await ask('GET', `user_follows?user_id=eq.${demoSpectator.id}`);
  expect(status).toBe(200);
  expect(rows).toHaveLength(demoFollows.length);
});

test('the service key writes every column of every table, for any user', async () => {
  const { ask, database } = await open();
  const [one = '', other = ''] = demoUsers.map(({ id }) => id).toSorted();
  const theirs = () => database.friendships.rows((row) => row.user1_id === one && row.user2_id === other);
  const [status] = await ask('POST', 'friendships', { user1_id: one, user2_id: other, is_star_friend_user1: true });
  expect(status).toBe(201);
  const dated = { created_at: '2020-01-01T00:00:00.000Z', is_star_friend_user2: true };
  const where = `friendships?user1_id=eq.${one}&user2_id=eq.${other}`;
  expect(await ask('PATCH', where, dated)).toMatchObject([200, [{ is_star_friend_user2: true }]]);
  expect(theirs()).toMatchObject([dated]);
  expect((await ask('DELETE', where))[0]).toBe(200);
  expect(theirs()).toEqual([]);
});

test('constraints, and the rule that updates and deletes need a filter, also apply to the service key', async () => {
  const { ask, database } = await open();
  expect(await ask('DELETE', 'user_follows')).toMatchObject([400, { code: '21000' }]);
  expect(await ask('POST', 'user_follows', { ...demoFollows[0], id: crypto.randomUUID() })).toMatchObject([
    409,
    { code: '23505' },
  ]);
  // The service key is not a user, so a row for a user must name the user.
  const { user_id: _nobody, ...follow } = { ...demoFollows[0], id: crypto.randomUUID(), entity_id: '64' };
  expect(await ask('POST', 'user_follows', follow)).toMatchObject([400, { code: '23502' }]);
  expect(database.user_follows.rows()).toEqual(demoFollows);
});

test('the service key calls every function, and has no friends', async () => {
  const { ask, database } = await open();
  const [invitation] = database.invitations.rows();
  const args = { invitation_token: invitation?.token };
  expect(await ask('POST', 'rpc/get_invitation_by_token_secure', args)).toMatchObject([200, [{}]]);
  expect(await ask('POST', 'rpc/accept_invitation_secure_v2', args)).toEqual([
    200,
    [{ success: false, message: 'The invitation was sent to somebody else', friend_name: null }],
  ]);
});
