import type { Language } from '@tribunen/locales';

/** How each language writes an ordinal number. */
const ordinals: Readonly<Record<Language, (value: number) => string>> = {
  nb: (value) => `${value}.`,
  nn: (value) => `${value}.`,
  en: (value) => `${value}${endings[englishOrdinals().select(value)]}`,
};

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

let rules: Intl.PluralRules | undefined;

function englishOrdinals(): Intl.PluralRules {
  return (rules ??= new Intl.PluralRules('en', { type: 'ordinal' }));
}

/** An ordinal number in a language. @example ordinalIn('nb', 67); // '67.' ordinalIn('en', 67); // '67th' */
export function ordinalIn(language: Language, value: number): string {
  return ordinals[language](value);
}
