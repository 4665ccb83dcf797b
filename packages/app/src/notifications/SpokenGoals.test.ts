import { instantAt, type Notification } from '@tribunen/domain';
import { beforeEach, expect, test } from 'vitest';
import { exampleNotification } from '../testing/exampleEvent.ts';
import { exampleGoalBanner } from '../testing/exampleGoalBanner.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { SpokenGoals } from './SpokenGoals.ts';

const goal = exampleGoalBanner('g1');
const card = (facts: Parameters<typeof exampleNotification>[1] = {}): Notification =>
  exampleNotification('e1', { matchId: goal.match.id, score: { home: 1, away: 0 }, ...facts });

let now: number;
let cards: readonly Notification[];
let spoken: SpokenGoals;
beforeEach(() => {
  now = Date.parse('2026-11-21T14:30:00Z');
  cards = [];
  spoken = new SpokenGoals({
    announcer: { hasCardOf: (isIt) => cards.some(isIt) },
    clock: { now: () => instantAt(now) },
  });
});

test('a goal that no card tells of is the goal banner’s, and its card is silent when it comes later', () => {
  expect(spoken.isSaid(card())).toBe(false);
  expect(spoken.claim(goal)).toBe(true);
  expect(spoken.isSaid(card())).toBe(true);
});

test('a goal that a card tells of is the card’s', () => {
  cards = [card()];
  expect(spoken.claim(goal)).toBe(false);
  expect(spoken.isSaid(card())).toBe(false);
});

test('a red card in the same match, another goal of it and a goal elsewhere are other things', () => {
  const others = [
    card({ eventType: 'RED_CARD' }),
    card({ score: { home: 1, away: 1 } }),
    card({ matchId: exampleMatch({ id: 2 }).id }),
  ];
  cards = others;
  expect(spoken.claim(goal)).toBe(true);
  for (const other of others) expect(spoken.isSaid(other)).toBe(false);
});

test('a card that has no score may be of any goal of its match', () => {
  cards = [card({ score: { home: null, away: null } })];
  expect(spoken.claim(goal)).toBe(false);
});

test('the same score two minutes later is another goal: the first was taken back', () => {
  spoken.claim(goal);
  now += 120_000;
  expect(spoken.isSaid(card())).toBe(true);
  now += 1;
  expect(spoken.isSaid(card())).toBe(false);
});
