import { defaultProductName } from '@tribunen/domain';
import { loadFirstWords, type Language } from '@tribunen/locales';
import type { i18n } from 'i18next';
import { i18nOf } from './i18nOf.ts';

/**
 * The words with which the app starts: those of the results and the shell. The other screens add their own words when
 * they load (`addWords`). Rejects when the file of the words cannot be loaded.
 */
export async function createFirstI18n(language: Language, product = defaultProductName): Promise<i18n> {
  return i18nOf(language, await loadFirstWords(language), product);
}
