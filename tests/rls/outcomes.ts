import type { PGlite } from '@electric-sql/pglite';
import { createDatabase, guardTables, PostgresError } from '@tribunen/mocks/rights';
import { as } from './openPostgres.ts';
import { emailOf, ids, type Person, whoIs } from './people.ts';
import { rows, type TableName } from './rows.ts';
import type { Try } from './tries.ts';

/** What came of a try: how many rows were read or written, or why it was refused. */
export type Outcome = { readonly rows: number } | { readonly code: string; readonly message: string };

const quoted = (name: string): string => `"${name}"`;

/** Puts the row that everything is tried on where it belongs. */
export async function insertRow(
  postgres: PGlite,
  table: TableName,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  await postgres.query(
    `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  );
}

/** What comes of a try in Postgres. Nothing of it stays. */
export async function outcomeInPostgres(
  postgres: PGlite,
  table: TableName,
  person: Person,
  tried: Try,
): Promise<Outcome> {
  return as(postgres, person, async (transaction) => {
    try {
      switch (tried.action) {
        case 'select':
          return { rows: (await transaction.query(`select * from ${quoted(table)}`)).rows.length };
        case 'delete':
          return { rows: (await transaction.query(`delete from ${quoted(table)} where true`)).affectedRows ?? 0 };
        case 'insert':
        case 'update': {
          const columns = Object.keys(tried.values);
          const marks = columns.map((_, n) => `$${n + 1}`);
          const sql =
            tried.action === 'insert'
              ? `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${marks.join()})`
              : `update ${quoted(table)} set ${columns.map((column, n) => `${quoted(column)} = $${n + 1}`).join()}`;
          return { rows: (await transaction.query(sql, Object.values(tried.values))).affectedRows ?? 0 };
        }
      }
    } catch (error) {
      return refusalOf(error);
    }
  });
}

/** What comes of a try in a mock of its own. */
export async function outcomeInMock(table: TableName, person: Person, tried: Try): Promise<Outcome> {
  const database = createDatabase();
  const at = '2026-11-21T12:00:00.000Z';
  await database.auth.users.insert(
    (['owner', 'friend', 'stranger', 'admin'] as const).map((each) => ({
      id: ids[each],
      email: emailOf(each),
      password: null,
      google: false,
      user_metadata: {},
      role: each === 'admin' ? 'admin' : 'user',
      email_confirmed_at: at,
      created_at: at,
      updated_at: at,
      last_sign_in_at: null,
    })),
  );
  if (table !== 'friendships') await database.friendships.insert([rows.friendships.row]);
  await database[table].insert([rows[table].row]);
  const who = whoIs(person);
  const guarded = guardTables(database, { newId: () => crypto.randomUUID(), now: () => at })[table];
  if (guarded === undefined) throw new Error(`The mock does not guard ${table}`);
  if (who === null) throw new Error('The functions go by no policy');
  const options = { returning: false, admit: () => {} };
  try {
    switch (tried.action) {
      case 'select':
        return { rows: guarded.select(who, () => true).length };
      case 'delete':
        return { rows: (await guarded.delete(who, () => true, options)).length };
      case 'insert':
        return { rows: (await guarded.insert(who, [tried.values], options)).length };
      case 'update':
        return { rows: (await guarded.update(who, () => true, tried.values, options)).length };
    }
  } catch (error) {
    if (error instanceof PostgresError) return { code: error.code, message: error.message };
    throw error;
  }
}

function refusalOf(error: unknown): Outcome {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return { code: error.code, message: error.message };
  }
  throw error;
}
