/** A team's own page. */
export const teamPage = {
  title: 'Lag',
  notFound: 'Fant ikke laget',
  error: 'Kunne ikke hente laget: {{message}}',
  chat: 'Lagchat',
  venue: 'Hjemmebane: {{venue}}',
  coach: 'Trener: {{coach}}',
  place: {
    title: 'Tabellplass',
    none: 'Laget står ikke i noen tabell nå.',
    /** «3. plass» and the competition, as a link to its page. */
    position: '{{position}} plass',
    played_one: '{{count}} kamp',
    played_other: '{{count}} kamper',
    /** The two counts, side by side. */
    facts: '{{played}}, {{points}}',
  },
  fixtures: { title: 'Neste kamper' },
  played: { title: 'Resultater', none: 'Ingen resultater ennå.' },
  squad: { title: 'Tropp', none: 'Vi har ikke troppen ennå.' },
} as const;
