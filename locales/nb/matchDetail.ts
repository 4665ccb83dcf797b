/** One match, opened: what happened, who plays, and the parts around it. */
export const matchDetail = {
  title: '{{home}} – {{away}}',
  back: 'Tilbake',
  loading: 'Laster kampdetaljer...',
  error: 'Kunne ikke laste kampdetaljer',
  retry: 'Prøv igjen',
  tabs: {
    label: 'Om kampen',
    report: 'Referat',
    'line-up': 'Lagoppstilling',
    standings: 'Tabell',
    facts: 'Kampfakta',
    momentum: 'Momentum',
  },
} as const;
