import { firstWords, type Language } from '@tribunen/locales';
import type { i18n } from 'i18next';
import { i18nOf } from './i18nOf.ts';

/**
 * The words with which the app starts: those of the results and the shell. The other screens bring theirs with them, by
 * `i18n.addResourceBundle`.
 */
export function createFirstI18n(language: Language): i18n {
  return i18nOf(language, firstWords[language]);
}
