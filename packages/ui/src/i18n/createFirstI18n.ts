import { defaultProductName } from '@tribunen/domain';
import { loadFirstWords, type Language } from '@tribunen/locales';
import { I18n } from './I18n.ts';

/**
 * The words with which the app starts: those of the results and the shell. The other screens add their own words when
 * they load (`addWords`). Rejects when the file of the words cannot be loaded.
 */
export async function createFirstI18n(language: Language, product = defaultProductName): Promise<I18n> {
  return new I18n({ language, texts: await loadFirstWords(language), product });
}
