import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';
import type { Postgres } from './Postgres.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { columnsIn, testedTables } from '../tables/lib/testedTables.ts';

/** The columns outside `public` that a visitor or a user has the right to read. */
const others = {
  // The app reads this table through its view, which shows a user's fantasy team to nobody else.
  'private.profiles': 'bio eliteserien_team_id fantasy_team_id myTeam name user_id',
  // Supabase's table of the channels' messages; `tests/rls/channels.test.ts` tests its policies.
  'realtime.messages': 'id event extension inserted_at payload private topic updated_at',
};

const postgres = await openPostgres();
afterAll(() => postgres.close());

async function readableBy(
  role: 'anon' | 'authenticated',
  asked: Pick<Postgres, 'query'> = postgres,
): Promise<readonly string[]> {
  const { rows } = await asked.query<{ found: string }>(
    `select format('%s.%s.%s', nspname, relname, attname) as found
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid
    where nspname in ('public', 'private', 'realtime')
      and relkind in ('r', 'p', 'v', 'm')
      and attnum > 0
      and not attisdropped
      and has_schema_privilege($1, pg_namespace.oid, 'usage')
      and has_column_privilege($1, pg_class.oid, attnum, 'select')`,
    [role],
  );
  return rows.map(({ found }) => found).toSorted();
}

function listed(forVisitors: boolean): readonly string[] {
  const ours = [...testedTables]
    .filter(([, { sees }]) => !forVisitors || sees[0] !== no)
    .map(([table, { why }]) => [`public.${table}`, Object.values(why).join(' ')] as const);
  return [...Object.entries(others), ...ours]
    .flatMap(([table, columns]) => columnsIn(columns).map((column) => `${table}.${column}`))
    .toSorted();
}

test('a visitor has the right to read the columns that are listed with a reason, and no other', async () => {
  expect(await readableBy('anon')).toEqual(listed(true));
});

test('a user has the right to read the columns that are listed with a reason, and no other', async () => {
  expect(await readableBy('authenticated')).toEqual(listed(false));
});

test('the check finds a readable column that is not listed with a reason', async () => {
  await postgres.transaction(async (transaction) => {
    await transaction.query('grant select (subject) on private.push_queue to authenticated');
    expect(await readableBy('authenticated', transaction)).toContain('private.push_queue.subject');
    await transaction.rollback();
  });
});
