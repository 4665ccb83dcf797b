import type { PGlite, Transaction } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, become, openPostgres } from './openPostgres.ts';
import type { Person } from './people.ts';

let postgres: PGlite;

beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);

afterAll(() => postgres.close());

type Extension = 'presence' | 'broadcast';

/** A person's rights on a private channel, found as realtime finds them: by trying them on its own table. */
async function rightsOf(person: Person, topic: string, extension: Extension) {
  const read = await as(postgres, 'service', async (transaction) => {
    await send(transaction, topic, extension);
    await become(transaction, person);
    const { rows } = await transaction.query('select 1 from realtime.messages');
    return rows.length > 0;
  });
  const write = await as(postgres, person, async (transaction) => {
    try {
      await send(transaction, topic, extension);
      return true;
    } catch (error) {
      expect(String(error)).toContain('row-level security');
      return false;
    }
  });
  return { read, write };
}

async function send(transaction: Transaction, topic: string, extension: Extension): Promise<void> {
  await transaction.query("select set_config('realtime.topic', $1, true)", [topic]);
  await transaction.query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);
}

test('a signed-in user sees who is online, and is shown online', async () => {
  expect(await rightsOf('owner', 'online_users', 'presence')).toEqual({ read: true, write: true });
  expect(await rightsOf('stranger', 'online_users', 'presence')).toEqual({ read: true, write: true });
});

test('a signed-out visitor does neither', async () => {
  expect(await rightsOf('anon', 'online_users', 'presence')).toEqual({ read: false, write: false });
});

test('the channel is for presence only, and the right to it opens no other channel', async () => {
  expect(await rightsOf('owner', 'online_users', 'broadcast')).toEqual({ read: false, write: false });
  expect(await rightsOf('owner', 'another', 'presence')).toEqual({ read: false, write: false });
});
