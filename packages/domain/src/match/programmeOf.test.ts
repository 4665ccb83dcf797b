import { expect, test } from 'vitest';
import { hiddenMatch } from '../knownUntil/matchUnknown.ts';
import { exampleMatch } from './exampleMatch.ts';
import type { Match } from './Match.ts';
import { programmeOf } from './programmeOf.ts';

const at = (id: string, day: number, status: string): Match =>
  exampleMatch({
    id,
    utcKickoff: `2026-11-${day}T15:00:00Z`,
    status,
    score: { fullTime: status === 'FINISHED' ? { home: 1, away: 0 } : { home: null, away: null } },
  });
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('MATCH-32 a team’s matches are in play, to come with the next first, or over with the latest first', () => {
  const programme = programmeOf([
    at('late', 30, 'SCHEDULED'),
    at('old', 10, 'FINISHED'),
    at('now', 20, 'PAUSED'),
    at('soon', 25, 'TIMED'),
    at('last', 15, 'FINISHED'),
    at('same', 15, 'FINISHED'),
    at('off', 12, 'POSTPONED'),
  ]);
  expect(ids(programme.live)).toEqual(['now']);
  expect(ids(programme.fixtures)).toEqual(['off', 'soon', 'late']);
  expect(ids(programme.results)).toEqual(['same', 'last', 'old']);
});

test('MATCH-32 the list of a hidden match that has begun does not show whether it is over', () => {
  const hidden = [at('over', 15, 'FINISHED'), at('now', 20, 'IN_PLAY')].map(hiddenMatch);
  expect(ids(programmeOf(hidden).results)).toEqual(['now', 'over']);
  expect(programmeOf(hidden).fixtures).toEqual([]);
});
