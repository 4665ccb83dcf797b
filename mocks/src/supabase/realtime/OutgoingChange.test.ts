import { looseObject, optional, parse, parseJson, pipe, record, string, unknown } from 'valibot';
import { expect, test } from 'vitest';
import { createDatabase } from '../../database.ts';
import { guardTables } from '../guardTables.ts';
import { anonymous, type Change, OutgoingChange } from '@tribunen/protocol';

const tables = guardTables(createDatabase(), { newId: () => 'new', now: () => '2026-11-21T14:00:00.000Z' });
const openToAll = ['team_messages', 'player_ratings', 'live_matches_new', 'live_events_new', 'match_state'];

const row = record(string(), unknown());
const message = pipe(
  string(),
  parseJson(),
  looseObject({ record: optional(row), old_record: optional(row), errors: optional(unknown()) }),
);

const published = Object.entries(tables).filter(([, table]) => table.published);

test('ten tables are published, and a visitor may read five of them', () => {
  expect(published).toHaveLength(10);
  expect(published.filter(([, table]) => table.isReadableBy(anonymous)).map(([name]) => name)).toEqual(openToAll);
});

test.each(published)(
  'a visitor receives the key of a row deleted from %s only when the visitor may read the table',
  (name, table) => {
    const { primaryKey } = table;
    const change: Change = {
      type: 'DELETE',
      schema: 'public',
      table: name,
      primaryKey,
      oldRecord: { [primaryKey]: '7' },
    };
    const removal = new OutgoingChange(change, table, 0, () => false);
    expect(removal.mayReach(anonymous)).toBe(true);
    const { old_record, errors } = parse(message, removal.write(anonymous, null));
    expect({ old_record, errors }).toEqual(
      openToAll.includes(name) ? { old_record: { [primaryKey]: '7' }, errors: null } : { old_record: {}, errors: null },
    );
  },
);

test.each(['INSERT', 'UPDATE'] as const)(
  'on an %s a visitor who may not read the table receives nothing of the row',
  (type) => {
    const { user_follows: table } = tables;
    if (table === undefined) throw new Error('No table');
    const at = { schema: 'public', table: 'user_follows', primaryKey: 'id' } as const;
    const written: Change =
      type === 'INSERT'
        ? { ...at, type, record: { id: '7' } }
        : { ...at, type, record: { id: '7' }, oldRecord: { id: '7' } };
    const json = new OutgoingChange(written, table, 0, () => true).write(anonymous, ['id']);
    expect(parse(message, json)).toMatchObject({ record: {}, errors: ['Error 401: Unauthorized'] });
    expect(json).not.toContain('7"');
  },
);
