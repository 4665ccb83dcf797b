import { type Language, languageOf } from '@tribunen/locales';

/** The storage key of the language. */
export const languageKey = 'tribunen-language';

/**
 * The language of this device: the one chosen here, else Norwegian (`languageOf`).
 *
 * @param preferred as in `navigator.languages`
 * @example
 * keptLanguage(localStorage, navigator.languages); // 'nb'
 */
export function keptLanguage(storage: Pick<Storage, 'getItem'>, preferred: readonly string[]): Language {
  return languageOf(storage.getItem(languageKey), preferred);
}
