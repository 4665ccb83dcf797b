import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { demoFollows } from './demoSpectator.ts';
import type { Change } from './Table.ts';

async function filled() {
  const database = createDatabase();
  await database.user_follows.insert(demoFollows);
  const changes: Change[] = [];
  const stop = database.onChange((change) => changes.push(change));
  return { database, table: database.user_follows, changes, stop };
}

test('two databases share nothing', async () => {
  await filled();
  expect(createDatabase().user_follows.rows()).toEqual([]);
});

test('a change of several columns is told once, when the row is there', async () => {
  const { database, table, stop } = await filled();
  stop();
  const seen: unknown[] = [];
  database.onChange((change) => seen.push([change.type, table.rows((row) => row.priority === 9).length]));
  await table.update(
    (row) => row.entity_id === '57',
    (row) => ({ ...row, priority: 9, notifications: false }),
  );
  expect(seen).toEqual([['UPDATE', 1]]);
});

test('what is told is a copy: the row cannot be changed through it', async () => {
  const { table, changes } = await filled();
  await table.delete((row) => row.entity_id === '57');
  expect(changes).toMatchObject([{ type: 'DELETE', oldRecord: { display_name: 'Arsenal' } }]);
  expect(table.rows()).toHaveLength(4);
});

test('a batch with one bad row writes nothing and tells nothing', async () => {
  const { table, changes } = await filled();
  const good = { ...demoFollows[0], id: '00000000-0000-4000-8000-000000000001', entity_id: '64' };
  const bad = { ...good, id: '00000000-0000-4000-8000-000000000002', priority: -1 };
  await expect(table.insert([good, bad])).rejects.toMatchObject({ code: '23514' });
  expect(changes).toEqual([]);
  expect(table.rows()).toHaveLength(5);
});

test('two writes at the same time cannot both take a key', async () => {
  const { table } = await filled();
  const row = { ...demoFollows[0], id: '00000000-0000-4000-8000-000000000001', entity_id: '64' };
  const outcomes = await Promise.allSettled([table.insert([row]), table.insert([row])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(table.rows((each) => each.id === row.id)).toHaveLength(1);
});

test('an update may not take another row’s key, but may keep its own', async () => {
  const { table } = await filled();
  const isArsenal = (row: { entity_id: string }): boolean => row.entity_id === '57';
  await expect(table.update(isArsenal, (row) => ({ ...row, entity_id: '800036' }))).rejects.toMatchObject({
    code: '23505',
    message: 'duplicate key value violates unique constraint "user_follows_user_id_entity_type_entity_id_key"',
  });
  expect(await table.update(isArsenal, (row) => ({ ...row, priority: 8 }))).toHaveLength(1);
});
