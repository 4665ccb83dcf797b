import {
  type CompetitionCode,
  liveStandings,
  type LiveStandingsRow,
  normaliseTeam,
  type ScoreLine,
  type StandingsRow,
  type Team,
} from '@tribunen/domain';

export const storyCompetition = 'TIP' as CompetitionCode;

/** Clubs in stories are invented. */
const clubs = [
  'Skarvik',
  'Lyngøy',
  'Tverrdal',
  'Nordnes',
  'Storefjord/Glimre',
  'Hestvik',
  'Brattheia',
  'Sandsund 08',
  'Kvitnes',
  'Myrland',
  'Ulvesund',
  'Heimdalen',
  'Idrettsforeningen Øvre Storefjordingen og Omegn Ballklubb 1912',
  'Fossnes',
  'Granli',
  'Havsund',
];

const teamOf = (name: string, n: number): Team => normaliseTeam({ id: 700 + n, name });

function rowOf(team: Team, n: number): StandingsRow {
  const [won, draw] = [Math.max(0, 14 - n), (n * 3) % 6];
  const [goalsFor, goalsAgainst] = [46 - 2 * n, 12 + 2 * n];
  return {
    position: n + 1,
    team,
    playedGames: 20,
    won,
    draw,
    lost: Math.max(0, 20 - won - draw),
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: 3 * won + draw,
  };
}

/** A table with `size` teams before any match runs. */
function storyTable(size: number): readonly StandingsRow[] {
  const names = Array.from({ length: size }, (_, n) => clubs[n] ?? `Lag ${n + 1}`);
  return names
    .map((name, n) => rowOf(teamOf(name, n), n))
    .toSorted((a, b) => b.points - a.points)
    .map((row, n) => ({ ...row, position: n + 1 }));
}

const scores: readonly (readonly [home: number, away: number, score: ScoreLine])[] = [
  [4, 1, { home: 2, away: 0 }],
  [9, 5, { home: 0, away: 3 }],
];

/** The same table, while two matches run or without any. */
export function storyRows(size: number, runs = false): readonly LiveStandingsRow[] {
  const rows = storyTable(size);
  const playing = scores.flatMap(([home, away, score]) => {
    const [homeTeam, awayTeam] = [rows[home]?.team, rows[away]?.team];
    return homeTeam === undefined || awayTeam === undefined ? [] : { homeTeam, awayTeam, score };
  });
  return liveStandings(rows, runs ? playing : [], 'TOTAL');
}

const nations = [
  ['Brazil', 'Morocco', 'Scotland', 'Haiti'],
  ['France', 'Norway', 'Senegal', 'Iraq'],
];

/** Two groups of a cup. */
export const storyGroups = nations.map((names, n) => ({
  group: n === 0 ? 'GROUP_C' : 'GROUP_I',
  rows: liveStandings(
    names.map((name, place) => rowOf(normaliseTeam({ id: 800 + 10 * n + place, name }), place)),
    [],
    'TOTAL',
  ),
}));
