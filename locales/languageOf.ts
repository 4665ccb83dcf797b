import { isLanguage, type Language } from './languages.ts';

const bokmaal = ['nb', 'no'];

/**
 * The language in which a page is shown: the one kept on the device. On a first visit bokmål, or nynorsk where the browser prefers it to bokmål;
 * nothing else is chosen by the browser (LANGUAGE-1).
 *
 * @param kept the stored tag; null where nothing is stored
 * @param preferred tags in the order of preference, as in `navigator.languages`
 */
export function languageOf(kept: string | null, preferred: readonly string[]): Language {
  if (kept !== null && isLanguage(kept)) return kept;
  const norwegian = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((language) => language === 'nn' || bokmaal.includes(language));
  return norwegian === 'nn' ? 'nn' : 'nb';
}
