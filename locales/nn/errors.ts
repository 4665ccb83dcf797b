import type { Translations } from '../Translations.ts';

/** An error that a screen shows, where errors are reported. */
export const errors = {
  number: 'Feilnummer {{number}}. Oppgje det når du ber om hjelp.',
} as const satisfies Translations['errors'];
