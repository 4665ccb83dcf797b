import type { Language } from '@tribunen/locales';

/** How `Intl` is asked for each language, by BCP 47 tags in the order of preference. */
export const intlLocales: Readonly<Record<Language, readonly string[]>> = {
  nb: ['nb-NO'],
  // A browser without nynorsk formats as in bokmål.
  nn: ['nn-NO', 'nb-NO'],
  en: ['en-GB'],
};
