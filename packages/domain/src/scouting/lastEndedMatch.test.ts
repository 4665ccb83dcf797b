import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { TeamId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { lastEndedMatch, ratingDays } from './lastEndedMatch.ts';
import { ratingWindow } from './ratingWindow.ts';

const arsenal = '57' as TeamId;

test.each([
  ['2026-11-22T12:00:00.000Z', ['2026-11-22', '2026-11-21']],
  // It is half past midnight: a match that began the evening before last may have had extra time.
  ['2026-11-21T23:30:00.000Z', ['2026-11-22', '2026-11-21', '2026-11-20']],
])('SCOUT-11 at %s the matches of %j may be open for ratings', (now, days) => {
  expect(ratingDays(now as UtcInstant)).toEqual(days);
});

test('SCOUT-11 a match with extra time that can still be rated is on one of the days', () => {
  const match = exampleMatch({
    utcKickoff: '2026-11-20T21:45:00Z',
    status: 'FINISHED',
    score: { duration: 'EXTRA_TIME', fullTime: { home: 1, away: 0 } },
  });
  const now = '2026-11-22T00:30:00.000Z' as UtcInstant;
  expect(ratingWindow({ signedIn: true, match, seenFinishedAt: null, now })).toBe('open');
  expect(ratingDays(now)).toContain('2026-11-20');
});

test('SCOUT-11 a team’s players are rated after its last match that has ended, at home or away', () => {
  const ended = { status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } } as const;
  const home = exampleMatch({ ...ended, id: 1, utcKickoff: '2026-11-20T15:00:00Z' });
  const away = exampleMatch({
    ...ended,
    id: 2,
    utcKickoff: '2026-11-21T15:00:00Z',
    homeTeam: { id: 65, name: 'Manchester City FC' },
    awayTeam: { id: 57, name: 'Arsenal FC' },
  });
  const inPlay = exampleMatch({ id: 3, status: 'IN_PLAY', utcKickoff: '2026-11-22T15:00:00Z' });
  const others = exampleMatch({
    ...ended,
    id: 4,
    utcKickoff: '2026-11-22T15:00:00Z',
    homeTeam: { id: 64, name: 'Liverpool FC' },
  });
  expect(lastEndedMatch([home, away, inPlay, others], arsenal)?.id).toBe('2');
  expect(lastEndedMatch([inPlay, others], arsenal)).toBeNull();
});
