import type { Language } from '@tribunen/locales';
import type { i18n, ResourceLanguage } from 'i18next';

/** Adds words of a language to those already loaded. Words that are already loaded stay unchanged. */
export function addWords(words: i18n, language: Language, added: ResourceLanguage[string]): void {
  const known: unknown = words.getResourceBundle(language, 'translation');
  const isThere = isObject(known) && Object.keys(added).every((screen) => Object.hasOwn(known, screen));
  if (!isThere) words.addResourceBundle(language, 'translation', added, true);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
