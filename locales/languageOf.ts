import { isLanguage, type Language } from './languages.ts';

/** Languages that the app does not have, and the one that their readers understand best. */
const nearest: Readonly<Record<string, string>> = { no: 'nb', da: 'nb', sv: 'nb' };

/**
 * The language in which a page is shown: the one kept on the device, or the first of the device's languages that the app has. Where it has
 * none of them, bokmål.
 *
 * @param kept the stored tag; null where nothing is stored
 * @param preferred tags in the order of preference, as in `navigator.languages`
 * @example
 * languageOf(null, ['de-DE', 'no', 'en-GB']); // 'nb'
 * languageOf('nb', ['en-GB']); // 'nb'
 */
export function languageOf(kept: string | null, preferred: readonly string[]): Language {
  if (kept !== null && isLanguage(kept)) return kept;
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split('-');
    const ours = nearest[language] ?? language;
    if (isLanguage(ours)) return ours;
  }
  return 'nb';
}
