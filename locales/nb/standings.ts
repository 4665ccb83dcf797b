/** The table of a competition. */
export const standings = {
  error: 'Kunne ikke hente tabell',
  leavesOut: 'Resultater du har skjult, er ikke med her.',
  empty: 'Ingen tabelldata tilgjengelig',
  loading: 'Laster tabell…',
  /** Which matches the table counts. */
  choose: 'Kamper som teller',
  types: { TOTAL: 'Begge', HOME: 'Hjemme', AWAY: 'Borte' },
  group: 'Gruppe {{letter}}',
  /** The heads of the columns, and in full for screen readers. */
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
  /** The score of another match at the chosen minute is not known. */
  thenOthers: 'Andre kamper teller med stillingen de har nå.',
  /** Beside a team whose match runs, for screen readers. */
  playing: 'spiller nå',
  up_one: 'opp {{count}} plass',
  up_other: 'opp {{count}} plasser',
  down_one: 'ned {{count}} plass',
  down_other: 'ned {{count}} plasser',
  /** Beside a side of the match, for screen readers. */
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
