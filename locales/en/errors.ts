import type { Translations } from '../Translations.ts';

/** An error that a screen shows, where errors are reported. */
export const errors = {
  number: 'Error number {{number}}. Quote it when you ask for help.',
} as const satisfies Translations['errors'];
