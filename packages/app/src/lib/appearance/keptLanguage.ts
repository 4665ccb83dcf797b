import { type Language, languageOf } from '@tribunen/locales';

/** The storage key of the language. */
export const languageKey = 'tribunen-language';

/**
 * The language chosen on this device, or otherwise Norwegian (`languageOf`).
 *
 * @param preferred as in `navigator.languages`
 */
export function keptLanguage(storage: Pick<Storage, 'getItem'>, preferred: readonly string[]): Language {
  return languageOf(storage.getItem(languageKey), preferred);
}
