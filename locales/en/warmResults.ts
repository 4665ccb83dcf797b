import type { Translations } from '../Translations.ts';

/** The administrators' page that warms the results. */
export const warmResults = {
  title: 'Warm Results Cache',
  run: 'Run the aggregator now',
  running: 'Running…',
  none: 'Not run yet',
  answer: 'Answer',
  failed: 'The run failed: {{message}}',
} as const satisfies Translations['warmResults'];
