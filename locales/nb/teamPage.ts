/** A team's own page. */
export const teamPage = {
  loading: 'Laster lag...',
  title: 'Lag',
  notFound: 'Fant ikke laget',
  error: 'Kunne ikke hente laget: {{message}}',
  chat: 'Lagchat',
  venue: 'Hjemmebane: {{venue}}',
  coach: 'Trener: {{coach}}',
  form: 'Form',
  place: {
    title: 'Tabellplass',
    none: 'Laget er ikke i noen tabell nå.',
    /** «3. plass» and the competition, whose page it leads to. */
    position: '{{position}}. plass',
    facts: '{{played}} kamper, {{points}} poeng',
  },
  live: 'Pågår nå',
  fixtures: { title: 'Neste kamper', none: 'Ingen kommende kamper er kjent.' },
  played: { title: 'Resultater', none: 'Ingen resultater er kjent.' },
  squad: { title: 'Tropp', none: 'Troppen er ikke kjent.' },
} as const;
