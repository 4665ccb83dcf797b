import { laterWords } from '@tribunen/locales';
import type { createI18n } from '@tribunen/ui';

/** Adds the words that the first load left out, in every language of the page. Words that the page has already stay as they are. */
export function addLaterWords(i18n: ReturnType<typeof createI18n>): void {
  for (const [language, words] of Object.entries(laterWords)) {
    const known = i18n.getResourceBundle(language, 'translation') ?? {};
    const isThere = Object.keys(words).every((screen) => Object.hasOwn(known, screen));
    if (!isThere) i18n.addResourceBundle(language, 'translation', words, true);
  }
}
