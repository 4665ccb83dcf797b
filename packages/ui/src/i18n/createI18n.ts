import { dictionaries, type Language, type nb } from '@tribunen/locales';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: typeof nb };
    returnNull: false;
  }
}

/**
 * The words of one language, ready at once. i18next does not escape them, because React does.
 *
 * @example
 * const words = createI18n('nb');
 * words.t(($) => $.results.loading); // 'Laster kamper…'
 */
export function createI18n(language: Language): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'nb',
    resources: { [language]: { translation: dictionaries[language] } },
    interpolation: { escapeValue: false },
    enableSelector: true,
    initAsync: false,
  });
  return words;
}
