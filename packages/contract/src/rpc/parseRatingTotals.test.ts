import { noStars } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { parseRatingTotals } from './parseRatingTotals.ts';

const row = {
  player_id: '9',
  category: 'overall',
  crowd_sum: 8.5,
  crowd_count: 2,
  friends_sum: 4,
  friends_count: 1,
};

test('the rows of a player’s categories become one entry, and the players keep the order of the answer', () => {
  const other = { ...row, player_id: '1' };
  const mental = { ...row, category: 'mental', crowd_sum: 3, crowd_count: 1, friends_sum: 0, friends_count: 0 };
  expect(parseRatingTotals([row, other, mental])).toEqual([
    {
      playerId: '9',
      everybody: { ...noStars, overall: { sum: 8.5, count: 2 }, mental: { sum: 3, count: 1 } },
      friends: { ...noStars, overall: { sum: 4, count: 1 } },
    },
    {
      playerId: '1',
      everybody: { ...noStars, overall: { sum: 8.5, count: 2 } },
      friends: { ...noStars, overall: { sum: 4, count: 1 } },
    },
  ]);
});

test.each([
  ['no list', row],
  ['an unknown category', [{ ...row, category: 'luck' }]],
  ['no sum', [{ ...row, crowd_sum: null }]],
  ['a count below zero', [{ ...row, friends_count: -1 }]],
  ['no player', [{ ...row, player_id: '' }]],
])('%s is refused', (_what, raw) => {
  expect(() => parseRatingTotals(raw)).toThrow('player_rating_totals');
});
