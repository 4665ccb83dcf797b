import type { Translations } from '../Translations.ts';

/** The number of an error, in a build that reports errors. */
export const errors = {
  number: 'Error number {{number}}. Quote it when you ask for help.',
} as const satisfies Translations['errors'];
