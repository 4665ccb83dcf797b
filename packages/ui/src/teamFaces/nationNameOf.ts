import { isLanguage } from '@tribunen/locales';
import { intlLocales } from '../i18n/intlLocales.ts';

const namers = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in a language, by its ISO 3166 code. Making a formatter of names is expensive, so each
 * language's is made once.
 */
export function nationNameOf(region: string, language: string): string {
  const namer = namers.get(language) ?? new Intl.DisplayNames([...localesOf(language)], { type: 'region' });
  namers.set(language, namer);
  return namer.of(region) ?? region;
}

function localesOf(language: string): readonly string[] {
  return isLanguage(language) ? intlLocales[language] : [language];
}
