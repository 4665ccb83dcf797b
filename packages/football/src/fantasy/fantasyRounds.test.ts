import type { ProviderMatch } from '@tribunen/contract';
import type { OsloDay } from '@tribunen/domain';
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

/** Match data with these matches, each on the list of its Oslo day. */
function sourceOf(listed: readonly ProviderMatch[], firstKickOffOf: (round: number) => number | null = () => null) {
  return {
    listDay: (day: OsloDay) => listed.filter(({ utcDate }) => utcDate.startsWith(day)),
    firstKickOffOf: (_code: string, round: number) => firstKickOffOf(round),
  };
}
const at = (now: string) => fantasyRounds(sourceOf(matches), 'PL', Date.parse(now));
const marked = (now: string) => [at(now).current?.event.id, at(now).next?.event.id];

test('the current gameweek is the last whose deadline, a minute before its first match, has passed', () => {
  expect(marked('2026-11-21T12:28:59Z')).toEqual([11, 12]);
  expect(marked('2026-11-21T12:29:00Z')).toEqual([12, 13]);
  expect(at('2026-11-21T13:00:00Z').current?.event.deadline_time).toBe('2026-11-21T12:29:00.000Z');
});

test('without a match that has begun there is no current gameweek, and without a coming match no next', () => {
  expect(marked('2026-11-01T12:00:00Z')).toEqual([undefined, 11]);
  expect(marked('2026-11-30T12:00:00Z')).toEqual([13, undefined]);
  expect(marked('2027-03-01T12:00:00Z')).toEqual([undefined, undefined]);
});

test('a postponed match is in no gameweek', () => {
  expect(at('2026-11-20T16:00:00Z').current?.event.id).toBe(11);
  expect(at('2026-11-21T13:00:00Z').current?.matches.map(({ id }) => id)).toEqual([2, 3]);
  expect(at('2026-11-30T12:00:00Z').current?.matches.map(({ id }) => id)).toEqual([5]);
});

test('on the live day the next round is known before its matches are on the list', () => {
  const now = Date.parse('2026-11-21T13:00:00Z');
  const soon = sourceOf(matches, (round) => (round === 13 ? now + 3_600_000 : null));
  expect(fantasyRounds(soon, 'PL', now).next?.event).toMatchObject({
    id: 13,
    deadline_time: '2026-11-21T13:59:00.000Z',
  });
  const begun = sourceOf(matches, () => now);
  expect(fantasyRounds(begun, 'PL', now).next?.event.deadline_time).toBe('2026-11-28T14:59:00.000Z');
});
