import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import type { PlayerId, Rating } from './Rating.ts';
import { unrated } from './RatingDraft.ts';
import { addUpRatings, noStars, replaceInSums } from './RatingTotals.ts';
import type { RatingId, StoredRating } from './StoredRating.ts';

const row = (user: string, player: string, rating: Partial<Rating>): StoredRating => ({
  id: `${user} ${player}` as RatingId,
  userId: user as UserId,
  matchId: null,
  playerId: player as PlayerId,
  playerName: player.toUpperCase(),
  rating: { ...unrated, ...rating },
});

test('SCOUT-4 the ratings of each player are added up by category, over those who gave stars in it', () => {
  const ratings = [
    row('ola', 'b', { overall: 4, mental: 1.5 }),
    row('kari', 'a', { overall: 5 }),
    row('per', 'b', { overall: 3.5 }),
    row('ine', 'b', { mental: 2 }),
  ];
  expect(addUpRatings(ratings, new Set())).toEqual([
    {
      playerId: 'b',
      everybody: { ...noStars, overall: { sum: 7.5, count: 2 }, mental: { sum: 3.5, count: 2 } },
      friends: noStars,
    },
    { playerId: 'a', everybody: { ...noStars, overall: { sum: 5, count: 1 } }, friends: noStars },
  ]);
});

test('SCOUT-10 the friends’ ratings are also added up separately', () => {
  const ratings = [row('ola', 'a', { overall: 4 }), row('per', 'a', { overall: 1, tactical: 5 })];
  expect(addUpRatings(ratings, new Set(['per'] as UserId[]))).toMatchObject([
    {
      everybody: { overall: { sum: 5, count: 2 } },
      friends: { overall: { sum: 1, count: 1 }, tactical: { sum: 5, count: 1 } },
    },
  ]);
});

test('SCOUT-9 a rating replaces the spectator’s earlier one in the sums', () => {
  const first = replaceInSums(noStars, null, { ...unrated, overall: 4, mental: 2 });
  const second = replaceInSums(
    first,
    { ...unrated, overall: 4, mental: 2 },
    { ...unrated, overall: 2.5, mental: 2, physical: 1 },
  );
  expect(second).toEqual({
    ...noStars,
    overall: { sum: 2.5, count: 1 },
    mental: { sum: 2, count: 1 },
    physical: { sum: 1, count: 1 },
  });
});
