import { expect, test } from 'vitest';
import { languageOf } from './languageOf.ts';

test('the language kept on the device is chosen, whatever the browser prefers', () => {
  expect(languageOf('nb', ['en-GB'])).toBe('nb');
});

test('without one, the first language of the browser that the app has is chosen', () => {
  expect(languageOf(null, ['de-DE', 'nb-NO', 'en'])).toBe('nb');
});

test.each(['no', 'no-NO', 'nb', 'nb-NO', 'NB-no', 'da-DK', 'sv'])('a reader of %s is shown bokmål', (tag) => {
  expect(languageOf(null, [tag])).toBe('nb');
});

test.each([
  ['nn', 'nynorsk', 'nn'],
  ['nn-NO', 'nynorsk', 'nn'],
  ['en-US', 'English', 'en'],
])('a reader of %s is shown %s', (tag, _, language) => {
  expect(languageOf(null, [tag, 'nb'])).toBe(language);
});

test.each([
  ['an unknown language', ['de', 'fr-FR']],
  ['no language at all', []],
  ['a word that is no tag', ['', 'constructor']],
])('with %s the page is in bokmål', (_, preferred) => {
  expect(languageOf(null, preferred)).toBe('nb');
  expect(languageOf('sv', preferred)).toBe('nb');
});
