import { expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';

test('the words are ready at once, with their values filled in', () => {
  const words = createI18n('nb');
  expect(words.t(($) => $.common.loadingMatches)).toBe('Laster kamper…');
  expect(words.t(($) => $.results.title, { date: '5. juli' })).toBe('Resultater – 5. juli');
});
