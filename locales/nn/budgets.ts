import type { Translations } from '../Translations.ts';

/** The administrators' view of the providers' calls. */
export const budgets = {
  title: 'Budsjett for fotballdata',
  none: 'Ingen data er henta enno.',
  loading: 'Hentar tala…',
  failed: 'Kunne ikkje hente tala',
  calls: 'Kall i dag (UTC)',
  used: '{{used}} brukte',
  usedAndLeft: '{{used}} brukte, {{left}} att',
  goalAge: 'Alder på eit mål',
  expectedAge: 'I snitt {{mean}} s, på det meste {{worst}} s',
  unknownAge: 'Ikkje rekna ut enno',
  lastAnswer: 'Siste svar',
  ago: 'For {{age}} sidan',
  noAnswer: 'Ingen enno',
  waits: 'Ventar',
  until: 'Til {{time}}',
  fault: 'Siste feil',
} as const satisfies Translations['budgets'];
