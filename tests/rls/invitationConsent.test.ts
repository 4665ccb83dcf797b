import { acceptanceRefusals, mostFriends } from '@tribunen/contract';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, become, openPostgres } from './openPostgres.ts';
import { claimsOf, emailOf, ids, type SignedInPerson } from './people.ts';
import type { Transaction } from './Postgres.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

/** Runs a task after the owner and the friend have invited each other. Each invitation's token names its sender. */
const afterInvitations = <Answer>(task: (transaction: Transaction) => Promise<Answer>): Promise<Answer> =>
  as(postgres, 'service', async (transaction) => {
    for (const [sender, recipient] of [
      ['owner', 'friend'],
      ['friend', 'owner'],
    ] as const) {
      const sent = { sender_id: ids[sender], recipient_email: emailOf(recipient), token: sender };
      await insertRow(transaction, 'invitations', sent);
    }
    return task(transaction);
  });

async function accept(transaction: Transaction, person: SignedInPerson, token: SignedInPerson): Promise<unknown> {
  await become(transaction, person);
  const { rows } = await transaction.query('select success, message from accept_invitation_secure_v2($1)', [token]);
  return rows[0];
}

async function run(transaction: Transaction, person: SignedInPerson, sql: string): Promise<number> {
  await become(transaction, person);
  return (await transaction.query(sql)).affectedRows ?? 0;
}

test('PEOPLE-32 a removed friend cannot become a friend again by accepting an older invitation', async () => {
  const outcome = await afterInvitations(async (transaction) => [
    await accept(transaction, 'owner', 'friend'),
    await run(transaction, 'owner', 'delete from friendships'),
    await accept(transaction, 'friend', 'owner'),
    await run(transaction, 'owner', 'select from friendships'),
  ]);
  expect(outcome).toEqual([
    { success: true, message: null },
    1,
    { success: false, message: acceptanceRefusals.answered },
    0,
  ]);
});

test('PEOPLE-32 a blocked user cannot accept an invitation from the user who blocked them, and the reason given could be the reason', async () => {
  const outcome = await afterInvitations(async (transaction) => [
    await run(transaction, 'owner', `insert into user_blocks (blocked_id) values ('${ids.friend}')`),
    await accept(transaction, 'friend', 'owner'),
    await run(transaction, 'owner', 'select from friendships'),
  ]);
  expect(outcome).toEqual([1, { success: false, message: acceptanceRefusals.full }, 0]);
});

test('PEOPLE-33 a user cannot have more than 500 friends, and an invitation that is refused for this reason stays open', async () => {
  const outcome = await afterInvitations(async (transaction) => {
    await transaction.exec(`reset role;
      insert into auth.users (id, email)
      select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@mange.example' from generate_series(1, ${mostFriends}) as n;
      insert into friendships (user1_id, user2_id)
      select least(id, '${ids.owner}'), greatest(id, '${ids.owner}') from auth.users where email like '%@mange.example'`);
    const refused = [await accept(transaction, 'owner', 'friend'), await accept(transaction, 'friend', 'owner')];
    await transaction.exec(`reset role; delete from auth.users where email = '1@mange.example'`);
    return [...refused, await accept(transaction, 'owner', 'friend')];
  });
  const full = { success: false, message: acceptanceRefusals.full };
  expect(outcome).toEqual([full, full, { success: true, message: null }]);
});

test('PEOPLE-33 ten invitations that are accepted at the same moment give a user with 499 friends one more', async () => {
  const person = `('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await postgres.exec(`
    insert into auth.users (id, email) select ${person}, n || '@samtidig.example' from generate_series(1, 509) as n;
    insert into friendships (user1_id, user2_id)
    select least(${person}, '${ids.stranger}'), greatest(${person}, '${ids.stranger}') from generate_series(1, ${mostFriends - 1}) as n;
    insert into invitations (sender_id, recipient_email, token)
    select ${person}, '${emailOf('stranger')}', 'at once ' || n from generate_series(${mostFriends}, 509) as n`);
  const { role, claims } = claimsOf('stranger');
  const clients = Array.from({ length: 10 }, () => new Client(postgres.url));
  for (const client of clients) {
    await client.connect();
    await client.query('begin');
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await client.query(`set local role ${role}`);
  }
  const accepted = await Promise.all(
    clients.map(async (client, n) => {
      const token = `at once ${mostFriends + n}`;
      const { rows } = await client.query('select success from accept_invitation_secure_v2($1)', [token]);
      await client.query('commit');
      await client.end();
      return rows[0].success;
    }),
  );
  expect(accepted.filter(Boolean)).toHaveLength(1);
});
