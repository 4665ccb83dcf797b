import type { Translations } from '../Translations.ts';

/** The administrators' page that warms the results. */
export const warmResults = {
  title: 'Varm opp resultata',
  run: 'Køyr aggregator no',
  running: 'Køyrer…',
  none: 'Ikkje køyrt enno',
  answer: 'Svar',
  failed: 'Køyringa feila: {{message}}',
} as const satisfies Translations['warmResults'];
