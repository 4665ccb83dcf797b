import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { compareRatings } from './compareRatings.ts';
import type { PlayerId, Rating } from './Rating.ts';
import { unrated } from './RatingDraft.ts';
import type { RatingId, StoredRating } from './StoredRating.ts';

const row = (user: string, rating: Partial<Rating>): StoredRating => ({
  id: user as RatingId,
  userId: user as UserId,
  matchId: null,
  playerId: 'p' as PlayerId,
  playerName: 'Berg',
  rating: { ...unrated, ...rating },
});
const ratings = [
  row('me', { overall: 5, technical: 2 }),
  row('friend', { overall: 4 }),
  row('other friend', { overall: 3, mental: 1 }),
  row('stranger', { overall: 1, mental: 4 }),
];
const me = 'me' as UserId;
const friends = new Set(['friend', 'other friend', 'a friend without stars'] as UserId[]);

test('SCOUT-10 each category has the reader’s stars, the friends’ average and everybody’s', () => {
  expect(compareRatings(ratings, me, friends)).toEqual([
    {
      category: 'overall',
      mine: 5,
      friends: { average: 3.5, count: 2 },
      everybody: { average: 3.3, count: 4 },
    },
    { category: 'technical', mine: 2, friends: null, everybody: { average: 2, count: 1 } },
    { category: 'physical', mine: null, friends: null, everybody: null },
    { category: 'tactical', mine: null, friends: null, everybody: null },
    { category: 'mental', mine: null, friends: { average: 1, count: 1 }, everybody: { average: 2.5, count: 2 } },
  ]);
});

test('SCOUT-10 an anonymous reader has neither stars nor friends', () => {
  expect(compareRatings(ratings, null, new Set())[0]).toMatchObject({ mine: null, friends: null });
});
