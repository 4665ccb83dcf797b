/** A competition's own page. */
export const competitionPage = {
  loading: 'Laster konkurranse...',
  title: 'Konkurranse',
  notFound: 'Fant ikke konkurransen',
  error: 'Kunne ikke hente konkurransen: {{message}}',
  table: { title: 'Tabell' },
  rounds: {
    title: 'Runder',
    choose: 'Velg runde',
    earlier: 'Forrige runde',
    later: 'Neste runde',
    none: 'Ingen kamper er kjent.',
  },
  scorers: {
    title: 'Toppscorere',
    none: 'Ingen mål er registrert ennå.',
    caption: 'Toppscorere',
    place: 'Plass',
    player: 'Spiller',
    goals: 'Mål',
    assists: 'Målgivende',
    /** In a narrow column. */
    assistsShort: 'Ass.',
    penalties_one: '{{count}} straffe',
    penalties_other: '{{count}} på straffe',
  },
} as const;
