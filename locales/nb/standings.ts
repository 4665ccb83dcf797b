/** The table of a competition. */
export const standings = {
  error: 'Kunne ikke hente tabell',
  leavesOut: 'Resultater du har skjult, er ikke med her.',
  empty: 'Ingen tabelldata tilgjengelig',
  loading: 'Laster tabell…',
  /** The choice of matches that the table counts. */
  choose: 'Kamper som teller',
  types: { TOTAL: 'Begge', HOME: 'Hjemme', AWAY: 'Borte' },
  group: 'Gruppe {{letter}}',
  /** The column headings, and their full forms for screen readers. */
  columns: {
    position: { short: '#', full: 'Plass' },
    team: { short: 'Lag', full: 'Lag' },
    playedGames: { short: 'S', full: 'Spilt' },
    won: { short: 'V', full: 'Vunnet' },
    draw: { short: 'U', full: 'Uavgjort' },
    lost: { short: 'T', full: 'Tapt' },
    goals: { short: 'Mål', full: 'Mål for og imot' },
    goalDifference: { short: 'D', full: 'Målforskjell' },
    points: { short: 'P', full: 'Poeng' },
  },
  now: 'Nå',
  nowHint: 'Slik blir tabellen hvis kampene ender som nå.',
  atMinuteHint: 'Slik ville tabellen sett ut om kampene hadde endt slik de sto da.',
  /** Shown at a chosen minute, for which the scores of other matches are not known. */
  thenOthers: 'Andre kamper teller med stillingen de har nå.',
  /** Beside a team that is playing, for screen readers. */
  playing: 'spiller nå',
  up_one: 'opp {{count}} plass',
  up_other: 'opp {{count}} plasser',
  down_one: 'ned {{count}} plass',
  down_other: 'ned {{count}} plasser',
  /** Beside each team of the open match, for screen readers. */
  thisMatch: 'spiller denne kampen',
  zones: {
    label: 'Hva plasseringene betyr',
    'champions-cup': 'Mesterligaen',
    europe: 'Europa',
    advance: 'Videre',
    'relegation-play-off': 'Nedrykkskvalifisering',
    relegation: 'Nedrykk',
  },
} as const;
