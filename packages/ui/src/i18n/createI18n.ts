import { defaultProductName } from '@tribunen/domain';
import { dictionaries, type Language } from '@tribunen/locales';
import { I18n } from './I18n.ts';

/** All the words of one language, ready at once. */
export function createI18n(language: Language, product = defaultProductName): I18n {
  return new I18n({ language, texts: dictionaries[language], product });
}
