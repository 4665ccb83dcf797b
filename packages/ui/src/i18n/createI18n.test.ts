import { expect, test, vi } from 'vitest';
import { addWords } from './addWords.ts';
import { createI18n } from './createI18n.ts';

test('the words are ready at once, with their values filled in', () => {
  const words = createI18n('nb', 'Tribunen');
  expect(words.t(($) => $.common.loadingMatches)).toBe('Laster kamper…');
  expect(words.t(($) => $.results.title, { date: '5. juli' })).toBe('Resultater – 5. juli');
  expect(words.t(($) => $.about.title)).toBe('Om Tribunen');
});

test.each([
  [1, '1 kamp'],
  [-1, '-1 kamp'],
  [0, '0 kamper'],
  [1.5, '1.5 kamper'],
  [2, '2 kamper'],
])('a count of %d is in the right number: %s', (count, text) => {
  expect(createI18n('nb').t(($) => $.teamPage.place.played, { count })).toBe(text);
});

test('a value is shown as it is, even if it looks like a placeholder', () => {
  const date = '{{product}} $& <b>';
  expect(createI18n('nb').t(($) => $.results.title, { date })).toBe(`Resultater – ${date}`);
});

test('another language has its own texts, and those who listen hear of it', () => {
  const words = createI18n('nb');
  const listener = vi.fn<() => void>();
  words.subscribe(listener);
  addWords(words, 'en', createI18n('en').textsIn('en'));
  words.changeLanguage('en');
  expect(listener).toHaveBeenCalledOnce();
  expect(words.t(($) => $.results.title, { date: '5 July' })).toBe('Results – 5 July');
});

test('a missing text is logged, and its name is shown', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const words = createI18n('nb');
  words.changeLanguage('nn');
  expect(words.t(($) => $.results.title, { date: '5. juli' })).toBe('results.title');
  expect(complaints).toHaveBeenCalledExactlyOnceWith('There is no text for', 'results.title');
  complaints.mockRestore();
});

test('it knows whether there is a text with a name', () => {
  const { exists } = createI18n('nb');
  expect(['competitions.PD', 'competitions.toString', 'competitions', 'nothing.at.all'].map(exists)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
