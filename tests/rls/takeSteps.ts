import { insertRow } from './insertRow.ts';
import { as, become } from './openPostgres.ts';
import { ids, type Person } from './people.ts';
import type { Postgres, Transaction } from './Postgres.ts';

type Row = Readonly<Record<string, unknown>>;

export type Action =
  | { readonly action: 'select' | 'delete' }
  | { readonly action: 'insert' | 'update'; readonly values: Row };

/** The number of rows that an action has read or written, or its refusal. */
export type Outcome = { readonly rows: number } | { readonly code: string; readonly message: string };

/** A person's step: an action on a table, or a read of some of its columns. */
export type Step =
  | readonly [person: Person, table: string, action: Action]
  | readonly [person: Person, table: string, reads: readonly string[]];

/** The rows of the database at the start, by table. */
export type World = (now: number) => readonly (readonly [table: string, rows: readonly Row[]])[];

/**
 * Takes steps one after the other, all at the same database time, and rolls them back.
 *
 * @returns each step's outcome, or the rows that it read, with «now» in place of the database time
 * @example
 * await takeSteps(postgres, { steps: [['owner', 'user_mutes', { action: 'select' }]] }); // [{ rows: 0 }]
 */
export async function takeSteps(
  postgres: Postgres,
  { world = () => [], steps }: { readonly world?: World; readonly steps: readonly Step[] },
): Promise<readonly unknown[]> {
  const outcomes: unknown[] = [];
  let now = 0;
  await as(postgres, 'service', async (transaction) => {
    const { rows } = await transaction.query<{ now: Date }>('select now() as now');
    now = rows[0]?.now.getTime() ?? 0;
    for (const [table, standing] of world(now)) for (const row of standing) await insertRow(transaction, table, row);
    for (const [person, table, step] of steps) {
      await become(transaction, person);
      outcomes.push(
        'action' in step
          ? await act(transaction, table, step)
          : (await transaction.query<Row>(`select ${step.join()} from ${table} order by 1`)).rows,
      );
    }
  });
  // The driver reads timestamps as dates, and numerics as text.
  return JSON.parse(JSON.stringify(outcomes).replaceAll(new Date(now).toISOString(), 'now'));
}

/** Acts in a transaction. A refused action is rolled back, so that the transaction can go on. */
export async function act(transaction: Transaction, table: string, action: Action): Promise<Outcome> {
  await transaction.exec('savepoint acting');
  try {
    return { rows: await rowsOf(transaction, `"${table}"`, action) };
  } catch (error) {
    await transaction.exec('rollback to savepoint acting');
    if (error instanceof Error && 'code' in error) return { code: String(error.code), message: error.message };
    throw error;
  }
}

async function rowsOf(transaction: Transaction, table: string, action: Action): Promise<number> {
  if (!('values' in action)) {
    const { rows, affectedRows } = await transaction.query(
      action.action === 'select' ? `select * from ${table}` : `delete from ${table} where true`,
    );
    return affectedRows ?? rows.length;
  }
  const columns = Object.keys(action.values).map((column) => `"${column}"`);
  const sql =
    action.action === 'insert'
      ? `insert into ${table} (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`
      : `update ${table} set ${columns.map((column, n) => `${column} = $${n + 1}`).join()}`;
  return (await transaction.query(sql, Object.values(action.values))).affectedRows ?? 0;
}

/** Makes the owner and the friend friends. */
export const friends: readonly [string, readonly Row[]] = [
  'friendships',
  [
    {
      id: '00000000-0000-4000-8000-0000000000f1',
      user1_id: ids.owner,
      user2_id: ids.friend,
      is_star_friend_user1: false,
      is_star_friend_user2: false,
      created_at: '2026-11-21T12:00:00.000Z',
    },
  ],
];
