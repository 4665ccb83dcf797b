import type { Translations } from '../Translations.ts';

/** The number of an error, in a build that reports errors. */
export const errors = {
  number: 'Feilnummer {{number}}. Oppgje det når du ber om hjelp.',
} as const satisfies Translations['errors'];
