import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { toMatchState } from '../tables/toMatchState.ts';
import { presenceRecord } from './online_users.ts';
import { parseRowChange } from './parseRowChange.ts';

const at = '2026-11-21T12:00:00.000Z';
const origin = { schema: 'public', table: 'match_state', commit_timestamp: at, errors: null };
const row = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  updated_at: at,
};
const parse = (payload: unknown): unknown =>
  parseRowChange('match_state', payload, (row, at) => toMatchState(row, 'match_state', at));

test.each(['INSERT', 'UPDATE'])('an %s becomes a domain value', (eventType) => {
  expect(parse({ ...origin, eventType, new: row, old: { id: '500001' } })).toMatchObject({
    ok: true,
    value: { type: eventType, value: { matchId: '500001', minute: 23 } },
  });
});

test.each([{ id: '500001' }, { match_id: '500001' }, { id: '500001', match_id: '7' }])(
  'a deleted row gives its key: %j',
  (old) => {
    expect(parse({ ...origin, eventType: 'DELETE', new: {}, old })).toEqual({
      ok: true,
      value: { type: 'DELETE', id: '500001' },
    });
  },
);

test.each([
  ['a row that breaks the contract', { ...origin, eventType: 'UPDATE', new: { ...row, minute: -1 } }, 'new.minute'],
  ['no row', { ...origin, eventType: 'INSERT', new: null }, 'new'],
  ['an invalid key', { ...origin, eventType: 'DELETE', old: {} }, 'old.id'],
  ['an unknown change', { ...origin, eventType: 'TRUNCATE' }, 'eventType'],
  ['no time', { ...origin, commit_timestamp: null, eventType: 'INSERT', new: row }, 'commit_timestamp'],
  ['nothing', null, ''],
])('%s is one fault with its path', (_what, payload, path) => {
  expect(parse(payload)).toEqual({ ok: false, fault: { where: 'match_state', path, message: expect.any(String) } });
});

test('a presence record has the user, no address, the time since which they have been online, and their open match, if any', () => {
  const record = { user_id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01', email: '', online_at: at };
  expect(safeParse(presenceRecord, record).success).toBe(true);
  expect(safeParse(presenceRecord, { ...record, match_id: '500001' }).success).toBe(true);
  for (const change of [{ user_id: 'kari' }, { email: 'kari@eksempel.no' }, { online_at: 'nå' }, { match_id: 7 }]) {
    expect(safeParse(presenceRecord, { ...record, ...change }).success).toBe(false);
  }
});
