import type { Language } from '@tribunen/locales';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Sets up i18next with the words. It does not escape texts, because React does. It logs a missing text and shows its
 * key instead. It replaces `{{product}}` in a text with the product's name.
 */
export function i18nOf(language: Language, translation: ResourceLanguage[string], product: string): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    // Only one language is loaded, and every language has every text.
    fallbackLng: false,
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false, defaultVariables: { product } },
    enableSelector: true,
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => console.error('There is no text for', key),
  });
  return words;
}
