import { exportMyDataAnswer, exportsAnHour } from '@tribunen/contract';
import { TOO_FAST } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testedTables, unfilled } from '../tables/lib/testedTables.ts';
import type { Row, TestedTable } from '../tables/lib/TestedTable.ts';
import { as, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { emailOf, ids } from './people.ts';
import type { Transaction } from './Postgres.ts';

type World = Readonly<Record<string, readonly Row[]>>;

/** The user whose account is exported and deleted. */
const leaving = ids.owner;

/** Columns that reference a user who does not own the row. That user's export leaves the row out. */
const named = new Set(['tagged_user_id', 'friend_id', 'muted_id', 'blocked_id', 'author_id']);

/**
 * What happens to the rows that reference a user when that user is deleted. `goes`: the row is the user's own, and is
 * deleted. `stays`: the row also belongs to another user, and loses the deleted user's id.
 */
const rule: Readonly<Record<string, 'goes' | 'stays'>> = {
  ...Object.fromEntries(
    [...testedTables].flatMap(([table, { atDeletion }]) =>
      Object.entries(atDeletion).map(([column, then]) => [`${table}.${column}`, then]),
    ),
  ),
  // The tests of the export in this file do not cover these tables. Their rows last for a day at most or belong to the
  // administrators, so the export leaves them out. It contains only `shut_outs`, which `desk.test.ts` tests.
  'write_paces.user_id': 'goes',
  'present_users.user_id': 'goes',
  'fantasy_wishes.user_id': 'goes',
  'shared_delays.user_id': 'goes',
  'shut_outs.user_id': 'goes',
  'desk_log.admin_id': 'stays',
  'desk_log.subject_id': 'stays',
};

/** The tables with rows of a user. */
const owned = [...testedTables].filter(([, { atDeletion }]) => Object.keys(atDeletion).length > 0);
const tables = owned.map(([table]) => table);

let rowCount = 100;

/**
 * The rows that this test stores in a table, the oldest first: some belong to the owner, and some do not.
 */
function accountRows({ row: { entries }, first, account }: TestedTable): readonly Row[] {
  const row = unfilled(first(ids));
  const rows = account?.(ids, row) ?? [ids.owner, ids.friend].map((user_id) => ({ ...row, user_id }));
  return rows.map((each) => {
    rowCount += 1;
    const created_at = new Date(Date.parse('2026-11-21T12:00:00.000Z') + rowCount * 60_000).toISOString();
    return {
      ...('id' in entries && { id: `00000000-0000-4000-8000-${String(rowCount).padStart(12, '0')}` }),
      ...each,
      ...('created_at' in entries && { created_at }),
    };
  });
}

const postgres = await openPostgres();
afterAll(() => postgres.close());
/** The stored rows before any test changes them. */
let stored: World;

beforeAll(async () => {
  for (const [name, table] of owned) for (const row of accountRows(table)) await insertRow(postgres, name, row);
  stored = await as(postgres, 'service', left);
});

/** The remaining rows, by table. */
async function left(transaction: Transaction): Promise<World> {
  const world: [string, Row[]][] = [];
  for (const table of tables) {
    const { rows: found } = await transaction.query<{ row: Row }>(
      `select row_to_json(row) as row from (select * from "${table}" order by 1) as row`,
    );
    world.push([table, found.map(({ row }) => spelt(row))]);
  }
  return Object.fromEntries(world);
}

/** A row whose timestamps are in the domain's format. */
function spelt(row: Row): Row {
  return JSON.parse(JSON.stringify(row), (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value,
  );
}

test('a new user has a single empty profile from the start', async () => {
  const { rows: opened } = await postgres.transaction(async (transaction) => {
    const id = '5e1f3c52-0d4b-4f0c-9d0e-0000000000ff';
    await transaction.query('insert into auth.users (id, email) values ($1, $2)', [id, 'ny@eksempel.no']);
    const found = await transaction.query('select name, bio from profiles where user_id = $1', [id]);
    await transaction.rollback();
    return found;
  });
  expect(opened).toEqual([{ name: null, bio: null }]);
});

describe('ACCOUNT-21 deleting an account', () => {
  const deleteInPostgres = (confirmation: string | null) =>
    as(postgres, 'service', async (transaction) => {
      const { rows: answers } = await transaction.query('select delete_account($1, $2) as deleted', [
        leaving,
        confirmation,
      ]);
      await transaction.exec('reset role');
      const { rows: users } = await transaction.query('select id from auth.users where id = $1', [leaving]);
      return { answers, isThere: users.length === 1, world: await left(transaction) };
    });

  test('a deletion removes the user’s own rows, and removes the user’s id from the rows that also belong to others', async () => {
    const { answers, isThere, world } = await deleteInPostgres(emailOf('owner'));
    expect(answers).toEqual([{ deleted: true }]);
    expect(isThere).toBe(false);
    expect(JSON.stringify(world)).not.toContain(leaving);
    expect(JSON.stringify(world)).not.toContain(emailOf('owner'));

    for (const table of tables) {
      const after = world[table] ?? [];
      for (const row of stored[table] ?? []) {
        const naming = Object.entries(row).filter(([, value]) => value === leaving || value === emailOf('owner'));
        const goes = naming.some(([column]) => (rule[`${table}.${column}`] ?? 'goes') === 'goes');
        const anonymous = { ...row, ...Object.fromEntries(naming.map(([column]) => [column, null])) };
        const isOfNobody =
          table === 'messages' && anonymous['sender_id'] === null && anonymous['recipient_id'] === null;
        const found = after.filter(({ id, user_id }) => (id ?? user_id) === (row['id'] ?? row['user_id']));
        expect({ table, found }).toEqual({ table, found: goes || isOfNobody ? [] : [anonymous] });
      }
    }
  });

  test.each([` ${emailOf('owner').toUpperCase()} `, emailOf('friend'), '', null])(
    'ACCOUNT-12 an account is deleted only if the confirmation is its address, in any letter case and with any spaces around it: %j',
    async (confirmation) => {
      const { answers, isThere, world } = await deleteInPostgres(confirmation);
      const confirms = confirmation?.includes('OWNER') === true;
      expect(answers).toEqual([{ deleted: confirms }]);
      expect(isThere).toBe(!confirms);
      if (!confirms) expect(world).toEqual(stored);
    },
  );

  test('a deletion of an unknown user removes nothing', async () => {
    const { rows: answers } = await as(postgres, 'service', (transaction) =>
      transaction.query('select delete_account($1, $2) as deleted', [
        '00000000-0000-4000-8000-00000000000f',
        emailOf('owner'),
      ]),
    );
    expect(answers).toEqual([{ deleted: false }]);
  });

  test('every foreign key to a user deletes the row or clears the column, as the rule in this file says', async () => {
    const { rows: keys } = await postgres.query<{ column: string; action: string }>(
      `select relname || '.' || attname as column, confdeltype as action
       from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         join pg_class on pg_class.oid = conrelid
       where contype = 'f' and confrelid = 'auth.users'::regclass and relnamespace::regnamespace::text in ('public', 'private')`,
    );
    const inPostgres = keys.map(({ column, action }) => [column, { c: 'goes', n: 'stays' }[action]]);
    expect(Object.fromEntries(inPostgres)).toEqual(rule);
  });
});

describe('ACCOUNT-22 an export', () => {
  const exportInPostgres = (account: string) =>
    as(postgres, 'service', async (transaction) => {
      const { rows: answers } = await transaction.query<{ exported: unknown }>(
        'select export_account($1) as exported',
        [account],
      );
      return answers[0]?.exported;
    });

  test('an export has every row that names the user as owner, sender or recipient, by table, and no other row', async () => {
    const answer = parse(exportMyDataAnswer, await exportInPostgres(leaving));
    const { account } = answer;
    const { sent_invitations: _sent, shut_outs: _shutOuts, ...exported } = answer.tables;
    expect(account).toEqual({ id: leaving, email: emailOf('owner') });
    expect(Object.keys(exported).toSorted()).toEqual(tables.toSorted());
    for (const table of tables) {
      const all = stored[table] ?? [];
      const hidden = table === 'invitations' ? new Set([...named, 'sender_id']) : named;
      const mine = all.filter((row) =>
        Object.entries(row).some(
          ([column, value]) => !hidden.has(column) && (value === leaving || value === emailOf('owner')),
        ),
      );
      expect([table, exported[table]?.map(spelt)]).toEqual([table, mine]);
      expect(mine.length).toBeGreaterThan(0);
      expect(mine.length).toBeLessThan(all.length);
    }
  });

  test('PEOPLE-30 an export lists the invitations that the user sent, but shows no tokens, no addresses that the user did not type, and not whether an invitation was declined', async () => {
    const exported = await exportInPostgres(leaving);
    expect(parse(exportMyDataAnswer, exported).tables.sent_invitations).toMatchObject([
      { recipient_email: 'ny@eksempel.no', status: 'pending' },
      { recipient_email: null, status: 'pending' },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/skjult|sent by id/);
  });

  test('an export of many messages comes in pages, which together have each message once, oldest first', async () => {
    const exported = await as(postgres, 'service', async (transaction) => {
      await transaction.exec('reset role');
      await transaction.exec(
        `insert into messages (sender_id, recipient_id, content, created_at)
         select
           case n % 2 when 0 then '${ids.admin}'::uuid else '${ids.stranger}' end,
           case n % 2 when 0 then '${ids.stranger}'::uuid else '${ids.admin}' end,
           n::text,
           now() - interval '1 day' + n * interval '1 second'
         from generate_series(1, 4500) as n`,
      );
      await transaction.exec('set local role service_role');
      const contents: unknown[] = [];
      const pages: (number | null)[] = [];
      const load = async (skipped: number) => {
        const read = 'select export_account($1, $2) as exported';
        const { rows } = await transaction.query<{ exported: unknown }>(read, [ids.admin, skipped]);
        return parse(exportMyDataAnswer, rows[0]?.exported);
      };
      for (let skipped: number | null = 0; skipped !== null;) {
        const page = await load(skipped);
        contents.push(...(page.tables['messages'] ?? []).map(({ content }) => content));
        pages.push(page.next);
        skipped = page.next;
      }
      return { contents, pages };
    });
    expect(exported.pages).toEqual([2000, 4000, null]);
    expect(exported.contents).toEqual(Array.from({ length: 4500 }, (_, n) => String(n + 1)));
  });

  test('an export for a user without rows lists every table as empty', async () => {
    const { tables: exported } = parse(exportMyDataAnswer, await exportInPostgres(ids.admin));
    expect(Object.values(exported).flat()).toEqual([]);
  });

  test('CHANGE-7 a user gets five exports in an hour, and the next is refused with the seconds to wait', async () => {
    const download = (times: number) =>
      as(postgres, 'service', async (transaction) => {
        for (let time = 0; time < times; time += 1) await transaction.query(`select export_account('${leaving}')`);
      });
    await expect(download(exportsAnHour)).resolves.toBeUndefined();
    await expect(download(exportsAnHour + 1)).rejects.toMatchObject({ code: TOO_FAST, detail: '720' });
  });

  test('an export of an unknown account is null', async () => {
    const nobody = '00000000-0000-4000-8000-00000000000f';
    expect(await exportInPostgres(nobody)).toBeNull();
  });
});

test('ACCOUNT-21 ACCOUNT-22 the export and the deletion of an account may run for a minute, longer than other queries', async () => {
  const { rows } = await postgres.query(
    `select proname from pg_proc where 'statement_timeout=60s' = any (proconfig) order by proname`,
  );
  expect(rows).toEqual([{ proname: 'delete_account' }, { proname: 'export_account' }]);
});

test.each(['anon', 'owner', 'admin'] as const)(
  'ACCOUNT-21 ACCOUNT-22 the %s may not call delete_account or export_account: only the edge functions may, because they check the session',
  async (person) => {
    for (const call of [`delete_account('${leaving}', '${emailOf('owner')}')`, `export_account('${leaving}')`]) {
      const asked = as(postgres, person, (transaction) => transaction.query(`select ${call}`));
      await expect(asked).rejects.toMatchObject({ code: '42501' });
    }
  },
);
