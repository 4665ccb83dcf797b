import type { Translations } from '../Translations.ts';

/** The rounds of a competition, side by side. */
export const rounds = {
  ofStage: '{{stage}}, round {{n}}',
  unknown: 'Matches',
} as const satisfies Translations['rounds'];
