/** The administrators' page that warms the results. */
export const warmResults = {
  title: 'Warm Results Cache',
  run: 'Kjør aggregator nå',
  running: 'Kjører...',
  none: 'Ingen kjøring ennå',
  answer: 'Svar',
  failed: 'Kjøringen feilet: {{message}}',
} as const;
