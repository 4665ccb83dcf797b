import { expect, test } from 'vitest';
import { toRatedMatch } from './toRatedMatch.ts';

const row = {
  match_id: '500001',
  rated_at: '2026-11-21T12:00:00+00:00',
  own_rating: 4.5,
  friends_average: 3.8,
  friends_count: 3,
  crowd_average: 4.1,
  crowd_count: 17,
};

test('the ratings after a match are the user’s own, the friends’ average and everybody’s', () => {
  expect(toRatedMatch(row)).toEqual({
    ok: true,
    value: {
      matchId: '500001',
      ratedAt: '2026-11-21T12:00:00.000Z',
      mine: 4.5,
      friends: { average: 3.8, count: 3 },
      everybody: { average: 4.1, count: 17 },
    },
  });
});

test('without stars of the user or of friends there is only everybody’s average', () => {
  expect(toRatedMatch({ ...row, own_rating: null, friends_average: null, friends_count: 0 })).toMatchObject({
    value: { mine: null, friends: null },
  });
});

test.each([
  ['stars between the half steps', { own_rating: 3.2 }, 'own_rating'],
  ['no average', { crowd_average: null }, 'crowd_average'],
  ['a negative count', { crowd_count: -1 }, 'crowd_count'],
  ['no match', { match_id: '' }, 'match_id'],
  ['no moment', { rated_at: 'yesterday' }, 'rated_at'],
])('%s is a fault', (_what, change, path) => {
  expect(toRatedMatch({ ...row, ...change })).toMatchObject({
    ok: false,
    fault: { where: 'player_rating_course', path },
  });
});
