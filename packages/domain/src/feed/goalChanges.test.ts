import { expect, test } from 'vitest';
import type { MatchId, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { clock, listedGoal, person } from './exampleReports.ts';
import type { FeedEvent } from './FeedEvent.ts';
import { goalChanges } from './goalChanges.ts';
import type { ListedGoal } from './MatchSnapshot.ts';

const score = (home: number, away = 0): ScoreLine => ({ home, away });
const berg = listedGoal({ scorer: person(1), clock: clock(10) });
const moe = listedGoal({ scorer: person(2), clock: clock(20) });

function goals(listed: readonly ListedGoal[], count: number, events: readonly FeedEvent[] = []): readonly FeedEvent[] {
  const occurredAt = '2026-11-21T15:10:00.000Z' as UtcInstant;
  const asked = { matchId: 'm1' as MatchId, events, listed, clock: null, occurredAt };
  return goalChanges({ ...asked, score: score(count) }).goals;
}

/** The scorers of the goals, in order; null for a goal that only the score shows. */
function scorers(events: readonly FeedEvent[]): readonly (number | null)[] {
  return events.map((event) => (event.type === 'GOAL' ? (event.detail?.scorer?.id ?? null) : null));
}

test('FEED-7 a goal that is listed twice is one goal', () => {
  expect(scorers(goals([berg, berg], 2))).toEqual([1, null]);
  expect(scorers(goals([{ ...berg, scorer: null }, berg], 2))).toEqual([null, null]);
  const timeless = { ...berg, clock: null };
  expect(scorers(goals([timeless, timeless], 2))).toEqual([1, null]);
});

test.each<[string, Partial<ListedGoal>, Partial<ListedGoal>]>([
  ['minutes', {}, { clock: clock(11) }],
  ['minutes of added time', {}, { clock: clock(10, 1) }],
  ['scorers', {}, { scorer: person(2) }],
  ['scores', { scoreAfter: score(1) }, { scoreAfter: score(2) }],
  ['scores, of which one is not known,', {}, { scoreAfter: score(2) }],
  ['minutes, of which one is not known,', {}, { clock: null }],
])('FEED-7 two listed goals with two %s are two', (_, first, second) => {
  const received = goals(
    [
      { ...berg, ...first },
      { ...berg, ...second },
    ],
    2,
  );
  expect(received.map((event) => event.type === 'GOAL' && event.detail !== null)).toEqual([true, true]);
});

test('FEED-7 two goals of one side and minute are two goals when the other side’s score differs', () => {
  const [first, second] = [score(1, 0), score(1, 1)].map((scoreAfter) => ({ ...berg, scoreAfter }));
  if (first === undefined || second === undefined) throw new Error('two goals');
  expect(scorers(goals([first, second], 2))).toEqual([1, 1]);
});

test('FEED-8 new goals are in the order of their scores, else of their minutes', () => {
  expect(scorers(goals([moe, berg], 2))).toEqual([1, 2]);
  const late = { ...berg, scoreAfter: score(2) };
  const early = { ...moe, scoreAfter: score(1) };
  expect(scorers(goals([late, early], 2))).toEqual([2, 1]);
  expect(goals([late, early], 2).map(({ id }) => id)).toEqual(['m1:goal:home:1', 'm1:goal:home:2']);
});

test('FEED-7 of two goals by one player, the minute decides which one is listed', () => {
  const second = { ...berg, clock: clock(50) };
  const known = goals([berg, second], 2);
  expect(goals([second], 2, known)).toEqual(known);
});

test('FEED-6 of several goals that are taken back, the last one is taken back first', () => {
  const known = goals([berg, moe, { ...moe, clock: clock(30) }], 3);
  expect(scorers(goals([], 1, known))).toEqual([1]);
  expect(scorers(goals([moe], 1, known))).toEqual([2]);
});
