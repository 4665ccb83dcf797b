import { createDatabase, type Database, guardTables, newUser, PostgresError, type Who } from '@tribunen/mocks/rights';
import { as } from './openPostgres.ts';
import { emailOf, ids, type Person, whoIs } from './people.ts';
import { rows, type TableName } from './rows.ts';
import type { Try } from './tries.ts';
import type { Postgres, Transaction } from './Postgres.ts';

/** The outcome of a try: how many rows were read or written, or the error. */
export type Outcome = { readonly rows: number } | { readonly code: string; readonly message: string };

const quoted = (name: string): string => `"${name}"`;

/** What stands behind a view of `public`. */
const behind: Readonly<Record<string, string>> = { profiles: 'private.profiles' };

/** Inserts the row on which every try is made. */
export async function insertRow(
  postgres: Pick<Postgres, 'query'>,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  await postgres.query(
    `insert into ${behind[table] ?? quoted(table)} (${columns.map(quoted).join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  );
}

/** The outcome of a try in Postgres. The transaction is rolled back. */
export async function outcomeInPostgres(
  postgres: Postgres,
  table: TableName,
  person: Person,
  tried: Try,
): Promise<Outcome> {
  return as(postgres, person, (transaction) => tryInPostgres(transaction, table, tried));
}

/** The outcome of a try in a transaction. A failed try is rolled back, so that the transaction can go on. */
export async function tryInPostgres(transaction: Transaction, table: TableName, tried: Try): Promise<Outcome> {
  await transaction.exec('savepoint tried');
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
    await transaction.exec('rollback to savepoint tried');
    return refusalOf(error);
  }
}

/** The outcome of a try in a new mock. */
export async function outcomeInMock(table: TableName, person: Person, tried: Try): Promise<Outcome> {
  return tryInMock(await openMock(table), table, person, tried);
}

/** @param at the moment of the try */
export async function tryInMock(
  database: Database,
  table: TableName,
  person: Person,
  tried: Try,
  at: string = now,
): Promise<Outcome> {
  try {
    return { rows: await tryAs(whoIs(person), database, table, tried, at) };
  } catch (error) {
    if (error instanceof PostgresError) return { code: error.code, message: error.message };
    throw error;
  }
}

const now = '2026-11-21T12:00:00.000Z';
const newId = (): string => crypto.randomUUID();

/**
 * The tables that policies and triggers of other tables look up; a referenced table comes before the tables that
 * reference it.
 */
const lookedUp = ['friendships', 'user_blocks', 'team_messages', 'messages', 'message_reports'] as const;

/** A mock with the people, one row of one table, and the rows that its rules look up. */
export async function openMock(table: TableName): Promise<Database> {
  const database = createDatabase();
  await openPeople(database);
  for (const each of new Set([...lookedUp, table])) await database[each].insert([rows[each].row]);
  return database;
}

/** Inserts the people into a mock that has no users. */
export async function openPeople(database: Database): Promise<void> {
  await database.auth.users.insert(
    (['owner', 'friend', 'stranger', 'admin'] as const).map((person) =>
      newUser({
        id: ids[person],
        email: emailOf(person),
        role: person === 'admin' ? 'admin' : 'user',
        email_confirmed_at: now,
        created_at: now,
      }),
    ),
  );
}

/** The rows of a table that a person can read, with these columns. */
export function readInMock(
  database: Database,
  table: TableName,
  person: Person,
  columns: readonly string[],
): readonly Readonly<Record<string, unknown>>[] {
  const guarded = guardTables(database, { newId, now: () => now })[table];
  const found = guarded?.select(whoIs(person), () => true) ?? [];
  return found.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

async function tryAs(who: Who, database: Database, table: TableName, tried: Try, at: string): Promise<number> {
  const guarded = guardTables(database, { newId, now: () => at })[table];
  if (guarded === undefined) throw new Error(`The mock does not guard ${table}`);
  const options = { returning: false, admit: () => {} };
  switch (tried.action) {
    case 'select':
      return guarded.select(who, () => true).length;
    case 'delete':
      return (await guarded.delete(who, () => true, options)).length;
    case 'insert':
      return (await guarded.insert(who, [tried.values], options)).length;
    case 'update':
      return (await guarded.update(who, () => true, tried.values, options)).length;
  }
}

function refusalOf(error: unknown): Outcome {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return { code: error.code, message: error.message };
  }
  throw error;
}
