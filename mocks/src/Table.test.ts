import { exampleGoalRow } from '@tribunen/contract/examples';
import { expect, test } from 'vitest';
import type { Change } from '@tribunen/protocol';
import { createDatabase } from './database.ts';
import { demoFollows, demoSpectator, demoUsers } from './demoSpectator.ts';

async function filled() {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await database.user_follows.insert(demoFollows);
  const changes: Change[] = [];
  const stop = database.onChange((change) => changes.push(change));
  return { database, table: database.user_follows, changes, stop };
}

test('two databases share nothing', async () => {
  await filled();
  expect(createDatabase().user_follows.rows()).toEqual([]);
});

test('a change of several columns is emitted once, when the row is written', async () => {
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

test('listeners receive a copy: they cannot change the row through it', async () => {
  const { table, changes } = await filled();
  await table.delete((row) => row.entity_id === '57');
  expect(changes).toMatchObject([{ type: 'DELETE', oldRecord: { display_name: 'Arsenal' } }]);
  expect(table.rows()).toHaveLength(4);
});

test('a batch with one bad row writes nothing and emits nothing', async () => {
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

test('an update cannot take another row’s key, but may keep its own', async () => {
  const { table } = await filled();
  const isArsenal = (row: { entity_id: string }): boolean => row.entity_id === '57';
  await expect(table.update(isArsenal, (row) => ({ ...row, entity_id: '800036' }))).rejects.toMatchObject({
    code: '23505',
    message: 'duplicate key value violates unique constraint "user_follows_user_id_entity_type_entity_id_key"',
  });
  expect(await table.update(isArsenal, (row) => ({ ...row, priority: 8 }))).toHaveLength(1);
});

test('a row with a dangling foreign key is refused, also as an update', async () => {
  const { database, table, changes } = await filled();
  const refusal = {
    code: '23503',
    message: 'insert or update on table "user_follows" violates foreign key constraint "user_follows_user_id_fkey"',
    details: 'Key is not present in table "users".',
  };
  const nobody = '00000000-0000-4000-8000-000000000009';
  const row = { ...demoFollows[0], id: '00000000-0000-4000-8000-000000000001', user_id: nobody };
  await expect(table.insert([row])).rejects.toMatchObject(refusal);
  await expect(
    table.update(
      () => true,
      (each) => ({ ...each, user_id: nobody }),
    ),
  ).rejects.toMatchObject(refusal);
  expect(changes).toEqual([]);
  expect(database.user_follows.rows()).toEqual(demoFollows);
});

test('ACCOUNT-21 deleting a user deletes their rows, but their messages stay without a sender', async () => {
  const { database, changes } = await filled();
  const { id: goes } = demoSpectator;
  const stays = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';
  const message = {
    team_id: 0,
    team_name: 'Brann vs Viking',
    content: 'Heia!',
    deleted_at: null,
    removed_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    created_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-21T12:00:00.000Z',
  };
  const [first, answer] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await database.team_messages.insert([
    { ...message, id: first, sender_id: goes },
    { ...message, id: answer, sender_id: stays, tagged_user_id: goes, reference_message_id: first },
  ]);
  await database.auth.users.delete(({ id }) => id === goes);
  expect(database.user_follows.rows()).toEqual([]);
  expect(database.team_messages.rows()).toMatchObject([
    { id: first, sender_id: null },
    { id: answer, sender_id: stays, tagged_user_id: null, reference_message_id: first },
  ]);
  expect(changes.filter(({ table, type }) => table === 'user_follows' && type === 'DELETE')).toHaveLength(5);
});

test('writing an equal row again emits no change, even if the row contains JSON', async () => {
  const { database, changes } = await filled();
  const event = { ...exampleGoalRow, event_type: 'VAR' };
  await database.live_events_new.upsert({ ...event, payload: { reason: 'offside' } });
  await database.live_events_new.upsert({ ...event, payload: { reason: 'offside' } });
  await database.live_events_new.upsert({ ...event, payload: { reason: 'hand' } });
  expect(changes.map(({ type }) => type)).toEqual(['INSERT', 'UPDATE']);
});

test('two rows with null in a key are not duplicates, and a row is not a duplicate of itself', async () => {
  const { database } = await filled();
  const [user] = database.auth.users.rows();
  const report = {
    reporter_id: user?.id,
    team_message_id: null,
    message_id: null,
    reason: 'spam',
    author_id: null,
    content: 'Heia!',
    settled_at: null,
    created_at: '2026-11-21T12:00:00.000Z',
  };
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await database.message_reports.insert(ids.map((id) => ({ ...report, id })));
  expect(database.message_reports.rows()).toHaveLength(2);
});

test('a primary key that other rows reference does not change', async () => {
  const { database } = await filled();
  const id = '00000000-0000-4000-8000-000000000009';
  const moved = database.auth.users.update(
    (user) => user.id === demoSpectator.id,
    (user) => ({ ...user, id }),
  );
  await expect(moved).rejects.toMatchObject({
    code: '23503',
    message:
      'update or delete on table "users" violates foreign key constraint "user_follows_user_id_fkey" on table "user_follows"',
  });
});
