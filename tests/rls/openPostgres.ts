import { PGlite } from '@electric-sql/pglite';
import { readdir, readFile } from 'node:fs/promises';
import { openServer } from './openServer.ts';
import { emailOf, ids, claimsOf, type Person } from './people.ts';
import type { Postgres, Transaction } from './Postgres.ts';

const folder = new URL('../../supabase/', import.meta.url);

/**
 * Opens a Postgres with all migrations and the people, and no other rows: in this process, or, where `RLS_DATABASE_URL`
 * names a database with our migrations, a copy of that.
 *
 * @example
 * const postgres = await openPostgres();
 * await as(postgres, 'owner', (transaction) => transaction.query('select * from user_follows'));
 */
export async function openPostgres(): Promise<Postgres> {
  const { RLS_DATABASE_URL: url } = process.env;
  const postgres = url === undefined ? await openInProcess() : await openServer(url);
  for (const person of ['owner', 'friend', 'stranger', 'admin'] as const) {
    await postgres.query('insert into auth.users (id, email) values ($1, $2)', [ids[person], emailOf(person)]);
  }
  // Each has an empty profile since they signed up, which a test writes itself.
  await postgres.exec('delete from private.profiles');
  return postgres;
}

async function openInProcess(): Promise<Postgres> {
  const postgres = await PGlite.create();
  const migrations = new URL('migrations/', folder);
  const names = (await readdir(migrations)).toSorted();
  const hosted = ['tests/hosted.sql', 'tests/hostedRealtime.sql'].map((name) => new URL(name, folder));
  for (const file of [...hosted, ...names.map((name) => new URL(name, migrations))]) {
    await postgres.exec(await readFile(file, 'utf8'));
  }
  return postgres;
}

/** Runs a task as one person, in a transaction that is rolled back, so that the next run starts from the same rows. */
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
