/** Part 1 §1 and §2, Match header and Cheer button; part 2 §2, Match detail screen. */
export const match = {
  loading: 'Laster kampdetaljer...',
  error: 'Kunne ikke laste kampdetaljer',
  retry: 'Prøv igjen',
  notFound: 'Fant ikke kampen',
  none: 'Ingen kamper i dag',
  noneHint: 'Finn en kamp på en annen dag i resultatene.',
  results: 'Til resultatene',
  /** A goal was taken back. */
  corrected: 'Resultatet er rettet',
  cheer: {
    ask: 'Hvem heier du på?',
    forTeam: 'Heier på {{team}}',
    /** Where the whole of it has no room. */
    short: 'Jubel',
    /** What the short label goes on with, for those who hear it. */
    shortRest: 'for {{team}}',
    change: 'Hei på et annet lag',
  },
} as const;
