import type { Language } from '@tribunen/locales';

/** The language of the page, and a way to choose another. */
export interface LanguageSetting {
  readonly language: Language;
  onLanguage(language: Language): void;
}
