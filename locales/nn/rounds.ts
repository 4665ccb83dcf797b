import type { Translations } from '../Translations.ts';

/** The rounds of a competition, side by side. */
export const rounds = {
  ofStage: '{{stage}}, runde {{n}}',
  unknown: 'Kampar',
} as const satisfies Translations['rounds'];
