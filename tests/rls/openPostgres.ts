import migratedDatabase, { migratedUrl } from './migratedDatabase.ts';
import { openServer } from './openServer.ts';
import { emailOf, ids, claimsOf, type Person } from './people.ts';
import type { Postgres, Transaction } from './Postgres.ts';

/**
 * Opens a copy of the migrated database, with the four users of `people.ts` and no other rows. If the run has no
 * shared server, it starts one.
 *
 * @example
 * const postgres = await openPostgres();
 * await as(postgres, 'owner', (transaction) => transaction.query('select * from user_follows'));
 */
export async function openPostgres(): Promise<Postgres> {
  const stop = process.env[migratedUrl] === undefined ? await migratedDatabase() : null;
  const postgres = await openServer(process.env[migratedUrl] ?? '');
  for (const person of ['owner', 'friend', 'stranger', 'admin'] as const) {
    await postgres.query('insert into auth.users (id, email) values ($1, $2)', [ids[person], emailOf(person)]);
  }
  // The database has added an empty profile for each person; the tests insert the profiles that they need.
  await postgres.exec('delete from private.profiles');
  return {
    ...postgres,
    async close() {
      await postgres.close();
      await stop?.();
    },
  };
}

/** Runs a task as a person, in a transaction that is rolled back, so that the next run starts from the same rows. */
export async function as<Answer>(
  postgres: Postgres,
  person: Person,
  run: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return postgres.transaction(async (transaction) => {
    await become(transaction, person);
    try {
      return await run(transaction);
    } finally {
      await transaction.rollback();
    }
  });
}

/** Continues a transaction as another person. */
export async function become(transaction: Transaction, person: Person): Promise<void> {
  const { role, claims } = claimsOf(person);
  await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
  await transaction.exec(`set local role ${role}`);
}
