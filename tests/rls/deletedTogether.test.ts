import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { openPostgres } from './openPostgres.ts';
import { emailOf, ids } from './people.ts';
import type { Postgres } from './Postgres.ts';

let postgres: Postgres | undefined;

beforeEach(async () => {
  await postgres?.close();
  postgres = await openPostgres();
  await insertRow(postgres, 'messages', { sender_id: ids.owner, recipient_id: ids.friend, content: 'Mellom oss' });
  await insertRow(postgres, 'invitations', { sender_id: ids.stranger, recipient_email: emailOf('owner') });
});

afterAll(() => postgres?.close());

/** The numbers of remaining messages and invitations. */
async function left(): Promise<unknown> {
  const found = await postgres?.query(
    'select (select count(*) from messages) as messages, (select count(*) from invitations) as invitations',
  );
  return found?.rows[0];
}

test('ACCOUNT-21 a message between two users is deleted when both delete their accounts at the same moment', async () => {
  const [first, second] = [new Client(postgres?.url), new Client(postgres?.url)];
  await Promise.all([first.connect(), second.connect()]);
  const remove = 'select delete_account($1, $2)';
  await first.query('begin');
  await first.query(remove, [ids.owner, emailOf('owner')]);
  const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid');
  const removed = second.query(remove, [ids.friend, emailOf('friend')]);
  await waitsForLock(rows[0]?.pid);
  await first.query('commit');
  await removed;
  await Promise.all([first.end(), second.end()]);
  expect(await left()).toEqual({ messages: 0, invitations: 0 });
});

test('ACCOUNT-21 the messages between two users and the invitations to them are deleted when the operator deletes both users in the auth server', async () => {
  await postgres?.query('delete from auth.users where id = any ($1)', [[ids.owner, ids.friend]]);
  expect(await left()).toEqual({ messages: 0, invitations: 0 });
});

/** Resolves when the connection waits for a lock that another connection holds. */
async function waitsForLock(pid: number | undefined): Promise<void> {
  await expect
    .poll(async () => (await postgres?.query('select cardinality(pg_blocking_pids($1)) as by', [pid]))?.rows)
    .toEqual([{ by: 1 }]);
}
