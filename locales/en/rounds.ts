import type { Translations } from '../Translations.ts';

/** Rounds of a competition beside each other. */
export const rounds = {
  ofStage: '{{stage}}, round {{n}}',
  unknown: 'Matches',
} as const satisfies Translations['rounds'];
