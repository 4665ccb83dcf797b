import type { Translations } from '../Translations.ts';

/** The administrators' view of the providers' calls. */
export const budgets = {
  title: 'Budget for football data',
  none: 'No data has been fetched yet.',
  loading: 'Loading the figures…',
  failed: 'Could not load the figures',
  calls: 'Calls today (UTC)',
  used: '{{used}} used',
  usedAndLeft: '{{used}} used, {{left}} left',
  goalAge: 'Age of a goal',
  expectedAge: '{{mean}} s on average, {{worst}} s at most',
  unknownAge: 'Not planned yet',
  lastAnswer: 'Last answer',
  ago: '{{age}} ago',
  noAnswer: 'None yet',
  waits: 'Waiting',
  until: 'Until {{time}}',
  fault: 'Last fault',
} as const satisfies Translations['budgets'];
