import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import type { UserId } from '../people/UserId.ts';
import type { PlayerId, Rating } from './Rating.ts';
import { type RatingChange, receiveRating, withRatingChange } from './ratingChange.ts';
import { unrated } from './RatingDraft.ts';
import type { RatingId, StoredRating } from './StoredRating.ts';
import type { Stars } from './toStars.ts';

const kari = 'kari' as UserId;
const match = '7' as MatchId;
const runs = { seed: 9, numRuns: 200 };

const given = (player: string, rating: Partial<Rating>) => ({
  playerId: player as PlayerId,
  playerName: player.toUpperCase(),
  rating: { ...unrated, ...rating },
});
const stored = (user: string, player: string, rating: Partial<Rating>): StoredRating => ({
  id: `row of ${user} and ${player}` as RatingId,
  userId: user as UserId,
  matchId: null,
  ...given(player, rating),
});
const saves = (...ratings: RatingChange['ratings']): RatingChange => ({ userId: kari, matchId: match, ratings });

test('SCOUT-9 a first rating is added, and a second replaces it with the match that it belongs to', () => {
  const first = withRatingChange([stored('ola', 'a', { overall: 2 })], saves(given('a', { overall: 4 })));
  expect(first.map(({ userId, rating }) => [userId, rating.overall])).toEqual([
    ['ola', 2],
    ['kari', 4],
  ]);
  const [, second] = withRatingChange(first, saves(given('a', { overall: 3 })));
  expect(second).toMatchObject({ rating: { overall: 3 }, matchId: match });
});

test('SCOUT-9 a category without stars is not saved: its stored stars stay', () => {
  const [row] = withRatingChange(
    [stored('kari', 'a', { technical: 5, overall: 4 })],
    saves(given('a', { overall: 1 })),
  );
  expect(row).toMatchObject({ id: 'row of kari and a', rating: { overall: 1, technical: 5, mental: null } });
});

test('SCOUT-9 several players are saved at once', () => {
  const rows = withRatingChange([], saves(given('a', { overall: 1 }), given('b', { overall: 2 })));
  expect(rows.map(({ playerId, rating }) => [playerId, rating.overall])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('SCOUT-9 the row that the server sends replaces the one that was shown until then', () => {
  const shown = withRatingChange([], saves(given('a', { overall: 4 })));
  const row = stored('kari', 'a', { overall: 4 });
  expect(receiveRating(shown, row)).toEqual([row]);
});

test('CHANGE-5 a change that the answer already contains changes nothing', () => {
  const stars = fc.option(fc.constantFrom<Stars>(0.5, 2, 3.5, 5));
  const rating = fc.record({ overall: stars, technical: stars, physical: stars, tactical: stars, mental: stars });
  const player = fc.constantFrom('a', 'b', 'c');
  const rows = fc.uniqueArray(fc.record({ user: fc.constantFrom('kari', 'ola'), player, rating }), {
    selector: ({ user, player: of }) => `${user} ${of}`,
  });
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(player, rating)), (before, ratings) => {
      const change = saves(...ratings.map(([of, each]) => given(of, each)));
      const once = withRatingChange(
        before.map(({ user, player: of, rating: each }) => stored(user, of, each)),
        change,
      );
      // The same player twice in one save: the last stars of each category hold, the first time and the second.
      expect(withRatingChange(once, change)).toEqual(once);
    }),
    runs,
  );
});
