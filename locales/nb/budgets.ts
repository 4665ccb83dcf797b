/** The administrators' view of the providers' calls. */
export const budgets = {
  title: 'Budsjett for fotballdata',
  none: 'Ingen data er hentet ennå.',
  loading: 'Henter tallene…',
  failed: 'Kunne ikke hente tallene',
  calls: 'Kall i dag (UTC)',
  used: '{{used}} brukt',
  usedAndLeft: '{{used}} brukt, {{left}} igjen',
  goalAge: 'Alder på et mål',
  expectedAge: 'I snitt {{mean}} s, på det meste {{worst}} s',
  unknownAge: 'Ikke regnet ut ennå',
  lastAnswer: 'Siste svar',
  ago: 'For {{age}} siden',
  noAnswer: 'Ingen ennå',
  waits: 'Venter',
  until: 'Til {{time}}',
  fault: 'Siste feil',
} as const;
