import type { Translations } from '../Translations.ts';

/** Rounds of a competition beside each other. */
export const rounds = {
  ofStage: '{{stage}}, runde {{n}}',
  unknown: 'Kampar',
} as const satisfies Translations['rounds'];
