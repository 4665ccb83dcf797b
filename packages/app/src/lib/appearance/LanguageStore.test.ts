import { afterEach, expect, test } from 'vitest';
import { languageKey } from './keptLanguage.ts';
import { LanguageStore } from './LanguageStore.ts';

afterEach(() => localStorage.clear());

test('a chosen language is remembered, and other tabs change to it', () => {
  const here = new LanguageStore(() => localStorage, ['en-GB'], window);
  here.choose('nb');
  expect(localStorage.getItem(languageKey)).toBe('nb');
  const there = new LanguageStore(() => localStorage, ['en-GB'], window);
  there.start();
  expect(there.current()).toBe('nb');
  there.stop();
});
