/** The match screen, its header and its cheer button. */
export const match = {
  loading: 'Laster kampdetaljer...',
  error: 'Kunne ikke laste kampdetaljer',
  retry: 'Prøv igjen',
  notFound: 'Fant ikke kampen',
  none: 'Ingen kamper i dag',
  noneHint: 'Finn en kamp på en annen dag i resultatene.',
  results: 'Til resultatene',
  /** Leads from a finished match to what its players are rated. */
  ratings: 'Spillervurderinger',
  /** A goal was disallowed. */
  corrected: 'Resultatet er rettet',
  cheer: {
    ask: 'Hvem heier du på?',
    forTeam: 'Heier på {{team}}',
    /** Used where there is no room for the whole text. */
    short: 'Jubel',
    /** Completes the short label for screen readers. */
    shortRest: 'for {{team}}',
    change: 'Hei på et annet lag',
  },
} as const;
