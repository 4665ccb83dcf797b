import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import type { UserId } from '../people/UserId.ts';
import type { PlayerId, Rating } from './Rating.ts';
import { type RatingChange, receiveOwnRating, type SquadRatings, withRatingChange } from './ratingChange.ts';
import { unrated } from './RatingDraft.ts';
import { addUpRatings, noStars } from './RatingTotals.ts';
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

/** The known ratings of some players, once they are added up. */
const squad = (...ratings: readonly StoredRating[]): SquadRatings => ({
  totals: addUpRatings(ratings, new Set()),
  own: ratings.filter(({ userId }) => userId === kari),
});
const overall = ({ totals }: SquadRatings) => totals.map(({ playerId, everybody }) => [playerId, everybody.overall]);

test('SCOUT-9 a first rating is added, and a second replaces it with the match that it belongs to', () => {
  const first = withRatingChange(squad(stored('ola', 'a', { overall: 2 })), saves(given('a', { overall: 4 })));
  expect(overall(first)).toEqual([['a', { sum: 6, count: 2 }]]);
  const second = withRatingChange(first, saves(given('a', { overall: 3 })));
  expect(overall(second)).toEqual([['a', { sum: 5, count: 2 }]]);
  expect(second.own).toMatchObject([{ rating: { overall: 3 }, matchId: match }]);
});

test('SCOUT-9 a category without stars is not saved: its stored stars stay', () => {
  const before = squad(stored('kari', 'a', { technical: 5, overall: 4 }));
  const { own, totals } = withRatingChange(before, saves(given('a', { overall: 1 })));
  expect(own).toMatchObject([{ id: 'row of kari and a', rating: { overall: 1, technical: 5, mental: null } }]);
  expect(totals[0]?.everybody).toEqual({
    ...noStars,
    overall: { sum: 1, count: 1 },
    technical: { sum: 5, count: 1 },
  });
});

test('SCOUT-9 several players are saved at once', () => {
  const saved = withRatingChange(squad(), saves(given('a', { overall: 1 }), given('b', { overall: 2 })));
  expect(overall(saved)).toEqual([
    ['a', { sum: 1, count: 1 }],
    ['b', { sum: 2, count: 1 }],
  ]);
});

test('SCOUT-9 the server’s row replaces the provisional one', () => {
  const shown = withRatingChange(squad(), saves(given('a', { overall: 4 })));
  const row = stored('kari', 'a', { overall: 4 });
  expect(receiveOwnRating(shown, row)).toEqual(squad(row));
});

test('SCOUT-9 the totals after a change are those of the remaining rows, and CHANGE-5 a repeated change changes nothing', () => {
  const stars = fc.option(fc.constantFrom<Stars>(0.5, 2, 3.5, 5));
  const rating = fc.record({ overall: stars, technical: stars, physical: stars, tactical: stars, mental: stars });
  const player = fc.constantFrom('a', 'b', 'c');
  const rows = fc.uniqueArray(fc.record({ user: fc.constantFrom('kari', 'ola'), player, rating }), {
    selector: ({ user, player: of }) => `${user} ${of}`,
  });
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(player, rating)), (before, ratings) => {
      const change = saves(...ratings.map(([of, each]) => given(of, each)));
      const all = before.map(({ user, player: of, rating: each }) => stored(user, of, each));
      const once = withRatingChange(squad(...all), change);
      const others = all.filter(({ userId }) => userId !== kari);
      const byPlayer = (totals: SquadRatings['totals']) =>
        totals.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
      expect(byPlayer(once.totals)).toEqual(byPlayer(squad(...others, ...once.own).totals));
      // A save with the same player twice: the last stars of each category count, on the first and on the second
      // application.
      expect(withRatingChange(once, change)).toEqual(once);
    }),
    runs,
  );
});
