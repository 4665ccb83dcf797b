import { instantAt, type Notification } from '@tribunen/domain';
import { beforeEach, expect, test } from 'vitest';
import { exampleNotification } from '../../../testing/exampleEvent.ts';
import { exampleBannerGoal } from '../../../testing/exampleBannerGoal.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { ReadAloudGoals } from './ReadAloudGoals.ts';

const goal = exampleBannerGoal('g1');
const card = (facts: Parameters<typeof exampleNotification>[1] = {}): Notification =>
  exampleNotification('e1', { matchId: goal.match.id, score: { home: 1, away: 0 }, ...facts });

let now: number;
let cards: readonly Notification[];
let readAloud: ReadAloudGoals;
beforeEach(() => {
  now = Date.parse('2026-11-21T14:30:00Z');
  cards = [];
  readAloud = new ReadAloudGoals({
    announcer: { hasCardOf: (isIt) => cards.some(isIt) },
    clock: { now: () => instantAt(now) },
  });
});

test('the goal banner reads a goal without a card, once, and a later card does not', () => {
  expect(readAloud.isRead(card())).toBe(false);
  expect(readAloud.claim(goal)).toBe(true);
  expect(readAloud.claim({ ...goal, scorer: 'Finne' })).toBe(false);
  expect(readAloud.isRead(card())).toBe(true);
});

test('a goal that a card shows is read aloud by the card', () => {
  cards = [card()];
  expect(readAloud.claim(goal)).toBe(false);
  expect(readAloud.isRead(card())).toBe(false);
});

test('a red card, another goal of the match and a goal of another match are not that goal', () => {
  const others = [
    card({ eventType: 'RED_CARD' }),
    card({ score: { home: 1, away: 1 } }),
    card({ matchId: exampleMatch({ id: 2 }).id }),
  ];
  cards = others;
  expect(readAloud.claim(goal)).toBe(true);
  for (const other of others) expect(readAloud.isRead(other)).toBe(false);
});

test('a card without a score may be of any goal of its match', () => {
  cards = [card({ score: { home: null, away: null } })];
  expect(readAloud.claim(goal)).toBe(false);
});

test('the same score two minutes later is another goal, because the first was cancelled', () => {
  readAloud.claim(goal);
  now += 120_000;
  expect(readAloud.isRead(card())).toBe(true);
  now += 1;
  expect(readAloud.isRead(card())).toBe(false);
});
