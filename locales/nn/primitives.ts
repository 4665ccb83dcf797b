import type { Translations } from '../Translations.ts';

/** Texts of the components that all screens use. */
export const primitives = {
  toasts: 'Beskjedar',
  failed: 'Feil',
  deletedUser: 'Sletta brukar',
  notFetched: {
    title: 'Kunne ikkje opne',
    text: 'Prøv igjen. Hjelper det ikkje, last sida på nytt.',
  },
} as const satisfies Translations['primitives'];
