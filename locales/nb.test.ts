import { expect, test } from 'vitest';
import { dictionaries, isLanguage } from './index.ts';
import { textsOf } from './textsOf.ts';

for (const [language, words] of Object.entries(dictionaries)) {
  test(`no text in ${language} is empty or has whitespace at its start or end`, () => {
    const texts = textsOf(words);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test(`every placeholder in ${language} is a plain name in double braces`, () => {
    const odd = textsOf(words).filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{[a-zA-Z]+\}\}/g, '')));
    expect(odd).toEqual([]);
  });
}

test('a tag is a language only when the app has its texts', () => {
  expect(isLanguage('nb')).toBe(true);
  expect(isLanguage('sv')).toBe(false);
  expect(isLanguage('toString')).toBe(false);
});
