import { expect, test } from 'vitest';
import { compareRatings } from './compareRatings.ts';
import { unrated } from './RatingDraft.ts';
import { noStars } from './RatingTotals.ts';

const everybody = {
  ...noStars,
  overall: { sum: 13, count: 4 },
  technical: { sum: 2, count: 1 },
  mental: { sum: 5, count: 2 },
};
const friends = { ...noStars, overall: { sum: 7, count: 2 }, mental: { sum: 1, count: 1 } };

test('SCOUT-10 each category has the reader’s stars, the friends’ average and everybody’s', () => {
  expect(compareRatings({ ...unrated, overall: 5, technical: 2 }, { everybody, friends })).toEqual([
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

test('SCOUT-10 a visitor has neither stars nor friends', () => {
  expect(compareRatings(null, { everybody, friends: noStars })[0]).toMatchObject({ mine: null, friends: null });
});
