import { defaultProductName } from '@tribunen/domain';
import { dictionaries, type Language, type nb } from '@tribunen/locales';
import type { i18n } from 'i18next';
import { i18nOf } from './i18nOf.ts';

/** The words, with the product's name in them: `i18nOf` fills it in everywhere, so no caller names it. */
type Named<Part> = Part extends `${infer Before}{{product}}${infer After}`
  ? Named<`${Before}${string}${After}`>
  : Part extends string
    ? Part
    : { readonly [Key in keyof Part]: Named<Part[Key]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: Named<typeof nb> };
    returnNull: false;
  }
}

/** All the words of one language, ready at once. */
export function createI18n(language: Language, product = defaultProductName): i18n {
  return i18nOf(language, dictionaries[language], product);
}
