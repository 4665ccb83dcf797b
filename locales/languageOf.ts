import { isLanguage, type Language } from './languages.ts';

const bokmaal = ['nb', 'no'];

/**
 * The language in which a page is shown: the language stored on the device. A first visit is in bokmål, or in nynorsk if the browser prefers it to
 * bokmål; no other preference of the browser counts (LANGUAGE-1).
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
