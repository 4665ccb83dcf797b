import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onlineCount, onlineUsers, openMatches } from './onlineUsers.ts';

test('PEOPLE-11 everyone with a record is online once, however many tabs are open', () => {
  const state = { marte: [{ user_id: 'marte', email: '' }, { user_id: 'marte' }], kari: [{ user_id: 'kari' }] };
  expect(onlineUsers(state)).toEqual(new Set(['marte', 'kari']));
});

test('PEOPLE-11 a record without a user id is left out, the others count', () => {
  const state = { '7': [{ user_id: 7 }, null, 'marte', {}], marte: 'marte', kari: [{ user_id: 'kari' }] };
  expect(onlineUsers(state)).toEqual(new Set(['kari']));
});

test('PEOPLE-11 a record under the key of another user counts for nobody', () => {
  const state = { kari: [{ user_id: 'marte', match_id: '500001' }], made_up: [{ user_id: 'kari' }] };
  expect([onlineUsers(state).size, onlineCount(state), openMatches(state).size]).toEqual([0, 0, 0]);
});

test('PEOPLE-12 the count is the number of presence keys with a record of their own user', () => {
  expect(onlineCount({ marte: [{ user_id: 'marte' }], kari: [{ user_id: 'kari' }], ola: [{ user_id: 'kari' }] })).toBe(
    2,
  );
  expect(onlineCount({})).toBe(0);
  expect(onlineCount(['marte'])).toBe(0);
});

test('PEOPLE-22 of several tabs, the last tab that names a match counts', () => {
  const state = {
    marte: [{ user_id: 'marte', match_id: '500001' }, { user_id: 'marte', match_id: '500002' }, { user_id: 'marte' }],
    kari: [{ user_id: 'kari' }],
    ola: [{ user_id: 'ola', match_id: 7 }, { match_id: '500001' }, null],
    per: [{ user_id: 'per', match_id: ' ' }],
  };
  expect(openMatches(state)).toEqual(new Map([['marte', '500002']]));
  expect(openMatches('nonsense')).toEqual(new Map());
});

test('PEOPLE-11 nothing from outside makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(onlineUsers(state).size).toBeGreaterThanOrEqual(0);
      expect(onlineCount(state)).toBeGreaterThanOrEqual(0);
      expect(openMatches(state).size).toBeLessThanOrEqual(onlineUsers(state).size);
    }),
    { seed: 4, numRuns: 200 },
  );
});
