import type { Translations } from '../Translations.ts';

/** The table of a competition. */
export const standings = {
  error: 'Kunne ikkje hente tabellen',
  leavesOut: 'Resultat du har skjult, er ikkje med her.',
  empty: 'Ingen tabelldata tilgjengelege',
  loading: 'Lastar tabellen…',
  choose: 'Kampar som tel',
  types: {
    TOTAL: 'Begge',
    HOME: 'Heime',
    AWAY: 'Borte',
  },
  group: 'Gruppe {{letter}}',
  columns: {
    position: {
      short: '#',
      full: 'Plass',
    },
    team: {
      short: 'Lag',
      full: 'Lag',
    },
    playedGames: {
      short: 'S',
      full: 'Spela',
    },
    won: {
      short: 'V',
      full: 'Vunne',
    },
    draw: {
      short: 'U',
      full: 'Uavgjort',
    },
    lost: {
      short: 'T',
      full: 'Tapt',
    },
    goals: {
      short: 'Mål',
      full: 'Mål for og imot',
    },
    goalDifference: {
      short: 'D',
      full: 'Målskilnad',
    },
    points: {
      short: 'P',
      full: 'Poeng',
    },
  },
  now: 'No',
  nowHint: 'Slik blir tabellen viss kampane endar som no.',
  atMinuteHint: 'Slik ville tabellen sett ut om kampane hadde enda slik dei stod då.',
  thenOthers: 'Andre kampar tel med stillinga dei har no.',
  playing: 'spelar no',
  up_one: 'opp {{count}} plass',
  up_other: 'opp {{count}} plassar',
  down_one: 'ned {{count}} plass',
  down_other: 'ned {{count}} plassar',
  thisMatch: 'spelar denne kampen',
  zones: {
    label: 'Kva plasseringane tyder',
    'champions-cup': 'Meisterligaen',
    europe: 'Europa',
    advance: 'Vidare',
    'relegation-play-off': 'Nedrykkskvalifisering',
    relegation: 'Nedrykk',
  },
} as const satisfies Translations['standings'];
