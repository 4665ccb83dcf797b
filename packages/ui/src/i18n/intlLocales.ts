import type { Language } from '@tribunen/locales';

/** The locales to pass to `Intl` for each language: BCP 47 tags in order of preference. */
export const intlLocales: Readonly<Record<Language, readonly string[]>> = {
  nb: ['nb-NO'],
  // A browser without nynorsk formats as in bokmål.
  nn: ['nn-NO', 'nb-NO'],
  en: ['en-GB'],
};
