import type { ProviderMatch } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { fantasyRounds } from './fantasyRounds.ts';

const match = (id: number, matchday: number, utcDate: string, status = 'TIMED'): ProviderMatch => ({
  id,
  matchday,
  utcDate,
  status,
  homeTeam: { id: 57, name: 'Arsenal' },
  awayTeam: { id: 61, name: 'Chelsea' },
  competition: { id: 2021, code: 'PL', name: 'Premier League', emblem: null },
  score: { fullTime: { home: null, away: null } },
});
const matches = [
  match(1, 11, '2026-11-14T15:00:00Z', 'FINISHED'),
  match(2, 12, '2026-11-21T12:30:00Z', 'IN_PLAY'),
  match(3, 12, '2026-11-22T15:00:00Z'),
  match(4, 13, '2026-11-20T15:00:00Z', 'POSTPONED'),
  match(5, 13, '2026-11-28T15:00:00Z'),
];
const at = (now: string) => fantasyRounds(matches, Date.parse(now)).map(({ event }) => event);
const marked = (now: string) => [
  at(now).find(({ is_current }) => is_current)?.id,
  at(now).find(({ is_next }) => is_next)?.id,
];

test('the current gameweek is the one whose deadline has passed last, a minute before its first match', () => {
  expect(marked('2026-11-21T12:28:59Z')).toEqual([11, 12]);
  expect(marked('2026-11-21T12:29:00Z')).toEqual([12, 13]);
  expect(at('2026-11-21T13:00:00Z')[1]?.deadline_time).toBe('2026-11-21T12:29:00.000Z');
});

test('before the season there is no current gameweek, after it no next one', () => {
  expect(marked('2026-08-01T12:00:00Z')).toEqual([undefined, 11]);
  expect(marked('2026-12-24T12:00:00Z')).toEqual([13, undefined]);
});

test('a postponed match is in no gameweek, and one is finished when all its matches are', () => {
  expect(at('2026-11-21T13:00:00Z').map(({ finished }) => finished)).toEqual([true, false, false]);
  expect(fantasyRounds(matches, 0)[2]?.matches.map(({ id }) => id)).toEqual([5]);
});
