import { createDatabase } from '@tribunen/mocks/rights';
import { as, become } from './openPostgres.ts';
import { insertRow, openPeople, type Outcome, readInMock, tryInMock, tryInPostgres } from './outcomes.ts';
import { ids, type Person } from './people.ts';
import type { TableName } from './rows.ts';
import type { Try } from './tries.ts';
import type { Postgres } from './Postgres.ts';

type Row = Readonly<Record<string, unknown>>;

/** One step of a person: an action on a table, or a read of some of its columns. */
export type Step =
  | readonly [person: Person, table: TableName, tried: Try]
  | readonly [person: Person, table: TableName, reads: readonly string[]];

/** The rows of the database when the steps begin, by table. */
export type World = (now: number) => readonly (readonly [table: TableName, rows: readonly Row[]])[];

export interface Course {
  readonly world?: World;
  readonly steps: readonly Step[];
}

/**
 * Takes some steps, one after the other at one moment, in Postgres and in the mock, and returns each step's outcome, or
 * the rows that it read.
 *
 * @example
 * const { inPostgres, inMock } = await takeCourse(postgres, { steps: [['owner', 'user_mutes', { action: 'select' }]] });
 */
export async function takeCourse(
  postgres: Postgres,
  { world = () => [], steps }: Course,
): Promise<{ readonly inPostgres: readonly unknown[]; readonly inMock: readonly unknown[]; readonly now: string }> {
  const outcomes: unknown[] = [];
  let now = 0;
  await as(postgres, 'service', async (transaction) => {
    const { rows } = await transaction.query<{ now: Date }>('select now() as now');
    now = rows[0]?.now.getTime() ?? 0;
    for (const [table, standing] of world(now)) for (const row of standing) await insertRow(transaction, table, row);
    for (const [person, table, step] of steps) {
      await become(transaction, person);
      if ('action' in step) outcomes.push(await tryInPostgres(transaction, table, step));
      else {
        const read = await transaction.query<Row>(`select ${step.join()} from ${table} order by 1`);
        outcomes.push(read.rows.map(spelt));
      }
    }
  });
  const at = new Date(now).toISOString();
  return { inPostgres: outcomes, inMock: await takeInMock(world(now), steps, at), now: at };
}

/** A row with its moments as the mock spells them. */
function spelt(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
}

async function takeInMock(
  world: ReturnType<World>,
  steps: readonly Step[],
  now: string,
): Promise<readonly (Outcome | readonly Row[])[]> {
  const database = createDatabase();
  await openPeople(database);
  for (const [table, rows] of world) await database[table].insert(rows);
  const outcomes: (Outcome | readonly Row[])[] = [];
  for (const [person, table, step] of steps) {
    outcomes.push(
      'action' in step
        ? await tryInMock(database, table, person, step, now)
        : readInMock(database, table, person, step).toSorted((a, b) => (first(a) < first(b) ? -1 : 1)),
    );
  }
  return outcomes;
}

const first = (row: Row): string => String(Object.values(row)[0]);

/** Makes the owner and the friend friends. */
export const friends: readonly [TableName, readonly Row[]] = [
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
