import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { canReplay } from './canReplay.ts';
import { eventsOf } from './eventsOf.ts';

const match = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } });
const { homeTeam, awayTeam } = match;
const goal = (minute: number | null, team = homeTeam) => ({ minute, type: 'REGULAR', team, scorer: { name: 'Berg' } });
const eventsWith = (...goals: readonly ReturnType<typeof goal>[]) => eventsOf({ homeTeam, awayTeam, goals });

test('KNOWN-16 a match can be replayed where its report has each goal of the score, with a minute', () => {
  expect(canReplay({ match, events: eventsWith(goal(12)) })).toBe(true);
  expect(canReplay({ match, events: eventsWith() })).toBe(false);
  expect(canReplay({ match, events: eventsWith(goal(null)) })).toBe(false);
  expect(canReplay({ match, events: eventsWith(goal(12), goal(20)) })).toBe(false);
  expect(canReplay({ match, events: eventsWith(goal(12, awayTeam)) })).toBe(false);
});

test('KNOWN-16 a match without goals and events cannot be replayed', () => {
  const drawn = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 0, away: 0 } } });
  expect(canReplay({ match: drawn, events: [] })).toBe(false);
});
