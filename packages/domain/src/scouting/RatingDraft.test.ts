import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATING_CATEGORIES } from './Rating.ts';
import { isSameRating, openDraft, rateCategory, suggestedOverall, unrated } from './RatingDraft.ts';
import type { Stars } from './toStars.ts';

const stars = fc.constantFrom<Stars>(0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5);
const runs = { seed: 8, numRuns: 200 };

test.each([
  [{ technical: 4, physical: 5 }, 4.5],
  [{ technical: 4, physical: 4, tactical: 4, mental: 5 }, 4.5],
  [{ technical: 4, physical: 4, tactical: 4, mental: 4.5 }, 4],
  [{ mental: 0.5 }, 0.5],
  [{}, null],
] as const)('SCOUT-8 %j suggests %s overall stars', (given, expected) => {
  expect(suggestedOverall({ ...unrated, ...given })).toBe(expected);
});

test('SCOUT-8 overall stars follow the other four until they are set, and then belong to the spectator', () => {
  const one = rateCategory(openDraft(unrated), 'technical', 4);
  expect(one).toEqual({ rating: { ...unrated, overall: 4, technical: 4 }, overall: 'suggested' });
  const two = rateCategory(one, 'mental', 2);
  expect(two.rating.overall).toBe(3);
  const own = rateCategory(two, 'overall', 5);
  expect(own).toEqual({ rating: { ...two.rating, overall: 5 }, overall: 'own' });
  expect(rateCategory(own, 'physical', 0.5).rating.overall).toBe(5);
});

test('SCOUT-8 stored overall stars that equal the suggestion go on following it, and other stars do not', () => {
  const following = openDraft({ ...unrated, overall: 4, technical: 4 });
  expect(rateCategory(following, 'technical', 2).rating.overall).toBe(2);
  const own = openDraft({ ...unrated, overall: 3, technical: 4 });
  expect(rateCategory(own, 'technical', 2).rating.overall).toBe(3);
  expect(openDraft(unrated).overall).toBe('suggested');
});

test('SCOUT-8 whatever is set in whatever order, own overall stars stay, and suggested ones equal the suggestion', () => {
  const step = fc.tuple(fc.constantFrom(...RATING_CATEGORIES), stars);
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const draft = steps.reduce(
        (before, [category, given]) => rateCategory(before, category, given),
        openDraft(unrated),
      );
      const own = steps.findLast(([category]) => category === 'overall')?.[1];
      expect(draft.rating.overall).toBe(own ?? suggestedOverall(draft.rating));
    }),
    runs,
  );
});

test('two ratings are the same when all their stars are the same', () => {
  expect(isSameRating({ ...unrated, mental: 3 }, { ...unrated, mental: 3 })).toBe(true);
  expect(isSameRating({ ...unrated, mental: 3 }, unrated)).toBe(false);
});
