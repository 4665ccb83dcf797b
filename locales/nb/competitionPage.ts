/** A competition's own page. */
export const competitionPage = {
  loading: 'Laster konkurranse…',
  title: 'Konkurranse',
  notFound: 'Fant ikke konkurransen',
  error: 'Kunne ikke hente konkurransen: {{message}}',
  rounds: {
    title: 'Runder',
    choose: 'Velg runde',
    earlier: 'Forrige runde',
    later: 'Neste runde',
  },
  scorers: {
    title: 'Toppscorere',
    none: 'Ingen mål ennå.',
    place: 'Plass',
    goals: 'Mål',
    assists: 'Assist',
    /** In a narrow column. */
    assistsShort: 'A',
    penalties_one: '{{count}} på straffe',
    penalties_other: '{{count}} på straffe',
  },
} as const;
