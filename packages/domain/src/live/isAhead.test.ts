import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { exampleLiveEvent } from '../notification/exampleLiveEvent.ts';
import { instantAt } from '../time/instant.ts';
import { isAhead } from './isAhead.ts';

const at = (second: number) => instantAt(Date.parse('2026-11-21T15:00:00Z') + second * 1000);
const standing = (home: number, away: number, updatedAt: string | null = at(10)) =>
  exampleMatch({ status: 'IN_PLAY', score: { fullTime: { home, away } }, updatedAt });
const goal = exampleLiveEvent('e1', { score: { home: 2, away: 1 }, occurredAt: at(20) });

test('LIVE-19 an event with a score that the match does not have yet is ahead of it', () => {
  expect(isAhead(goal, standing(1, 1))).toBe(true);
  expect(isAhead(goal, standing(2, 0))).toBe(true);
  expect(isAhead(goal, standing(1, 1, null))).toBe(true);
});

test('LIVE-19 an event whose score the match has is not ahead', () => {
  expect(isAhead(goal, standing(2, 1))).toBe(false);
});

test('LIVE-19 an event is not ahead of a match that is as new: its score was corrected', () => {
  expect(isAhead(goal, standing(1, 1, at(20)))).toBe(false);
  expect(isAhead(goal, standing(1, 1, at(21)))).toBe(false);
});

test('LIVE-19 an event without a score is ahead of nothing', () => {
  const card = exampleLiveEvent('e2', { score: { home: null, away: null }, occurredAt: at(20) });
  expect(isAhead(card, standing(1, 1))).toBe(false);
});
