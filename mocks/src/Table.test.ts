import { exampleGoalRow } from '@tribunen/contract/examples';
import { expect, test } from 'vitest';
import type { Change } from '@tribunen/protocol';
import { createDatabase } from './database.ts';
import { demoFollows, demoUsers } from './demoSpectator.ts';

async function filled() {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await database.user_follows.insert(demoFollows);
  const changes: Change[] = [];
  const stop = database.onChange((change) => changes.push(change));
  return { database, table: database.user_follows, changes, stop };
}

test('a batch with one bad row writes nothing and emits nothing', async () => {
  const { table, changes } = await filled();
  const good = { ...demoFollows[0], id: '00000000-0000-4000-8000-000000000001', entity_id: '64' };
  const bad = { ...good, id: '00000000-0000-4000-8000-000000000002', priority: -1 };
  await expect(table.insert([good, bad])).rejects.toMatchObject({ code: '23514' });
  expect(changes).toEqual([]);
  expect(table.rows()).toHaveLength(5);
});

test('of two simultaneous writes with the same key only one succeeds', async () => {
  const { table } = await filled();
  const row = { ...demoFollows[0], id: '00000000-0000-4000-8000-000000000001', entity_id: '64' };
  const outcomes = await Promise.allSettled([table.insert([row]), table.insert([row])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(table.rows((each) => each.id === row.id)).toHaveLength(1);
});

test('writing an equal row again emits no change, even if the row contains JSON', async () => {
  const { database, changes } = await filled();
  const event = { ...exampleGoalRow, event_type: 'VAR' };
  await database.live_events_new.upsert({ ...event, payload: { reason: 'offside' } });
  await database.live_events_new.upsert({ ...event, payload: { reason: 'offside' } });
  await database.live_events_new.upsert({ ...event, payload: { reason: 'hand' } });
  expect(changes.map(({ type }) => type)).toEqual(['INSERT', 'UPDATE']);
});
