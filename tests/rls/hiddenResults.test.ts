import { instantAt } from '@tribunen/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, openPostgres } from './openPostgres.ts';
import { ids } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());
beforeEach(() => postgres.exec('delete from hidden_results'));

const now = Date.now();
const daysFrom = (days: number) => instantAt(now + days * 86_400_000);
const hide = (subject: string, days: number, user_id = ids.owner) =>
  insertRow(postgres, 'hidden_results', { user_id, subject, hidden: true, chosen_at: daysFrom(days) });

test('KNOWN-17 a user reads and changes the results that they hide themselves, and nobody else’s', async () => {
  await hide('500001', -1);
  await hide('500002', -1, ids.friend);
  const found = await as(postgres, 'owner', async (transaction) => {
    const { affectedRows } = await transaction.query('update hidden_results set hidden = false');
    const { rows } = await transaction.query('select subject, hidden from hidden_results');
    return { affectedRows, rows };
  });
  expect(found).toEqual({ affectedRows: 1, rows: [{ subject: '500001', hidden: false }] });
  const taken = as(postgres, 'owner', (transaction) =>
    transaction.query(
      `insert into hidden_results (user_id, subject, hidden, chosen_at) values ('${ids.friend}', '7', true, now())`,
    ),
  );
  await expect(taken).rejects.toThrow('row-level security');
});

test('KNOWN-17 the retention deletes a choice about a match or a day after thirty days, and keeps a day that is not over', async () => {
  const day = (days: number): string => `day:${daysFrom(days).slice(0, 10)}`;
  for (const subject of ['500001', day(-31), day(3), 'team:1', 'competition:2021']) await hide(subject, -31);
  await hide('500002', -29);
  await postgres.query('select remove_old()');
  const { rows } = await postgres.query<{ subject: string }>('select subject from hidden_results');
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
    ['500002', 'competition:2021', day(3), 'team:1'].toSorted(),
  );
});

test('KNOWN-17 in a crowd the user’s own topic carries what they hide', async () => {
  await postgres.exec("update live_mode set mode = 'crowd'");
  await hide('500001', -1);
  const { rows } = await postgres.query<{ topic: string; payload: { readonly table: string } }>(
    "select topic, payload from realtime.messages where event = 'row' order by inserted_at desc limit 1",
  );
  expect(rows).toMatchObject([{ topic: `user:${ids.owner}`, payload: { table: 'hidden_results' } }]);
});
