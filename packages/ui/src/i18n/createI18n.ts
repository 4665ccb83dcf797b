import { dictionaries, type Language, type nb } from '@tribunen/locales';
import type { i18n } from 'i18next';
import { i18nOf } from './i18nOf.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: typeof nb };
    returnNull: false;
  }
}

/**
 * The words of one language, all of them, ready at once.
 *
 * @example
 * const words = createI18n('nb');
 * words.t(($) => $.common.loadingMatches); // 'Laster kamper…'
 */
export function createI18n(language: Language): i18n {
  return i18nOf(language, dictionaries[language]);
}
