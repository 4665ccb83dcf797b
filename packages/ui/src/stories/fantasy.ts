import type {
  Captaincy,
  ElementId,
  ExplainedFixture,
  ExplainedLine,
  FantasyChip,
  FantasyFixture,
  FantasyGame,
  FantasyGameweek,
  FantasyPosition,
  LivePlayer,
  LiveSquad,
} from '@tribunen/domain';
import { liveSquad } from '@tribunen/domain';
import { fn } from 'storybook/test';
import type {
  FantasyTeamView,
  LeagueView,
  RoundView,
  SquadPlayerView,
  TeamEntryView,
} from '../fantasy/FantasyScreen/FantasyView.ts';
import { storyTime } from './matches.ts';

export const storyTeamEntry: TeamEntryView = { typed: '', onTyped: fn(), savedId: null, onSubmit: fn() };

const idOf = (n: number) => n as ElementId;

type Fixtures = Readonly<Record<'live' | 'over' | 'second', FantasyFixture>>;

const fixtures = {
  live: {
    id: 1,
    homeName: 'Brighton Hove',
    awayName: 'Arsenal',
    phase: 'in-play',
    standings: [standing(1, 12), standing(7, 31), standing(10, 44)],
  },
  over: { id: 2, homeName: 'Man City', awayName: 'Leeds', phase: 'over', standings: [] },
  second: { id: 3, homeName: 'Arsenal', awayName: 'Wolves', phase: 'upcoming', standings: [] },
} as const satisfies Fixtures;

const norwegianFixtures = {
  live: {
    id: 1,
    homeName: 'Brann',
    awayName: 'Molde',
    phase: 'in-play',
    standings: [standing(1, 12), standing(7, 31), standing(10, 44)],
  },
  over: { id: 2, homeName: 'Bodø/Glimt', awayName: 'Sandefjord', phase: 'over', standings: [] },
  second: { id: 3, homeName: 'Brann', awayName: 'Tromsø', phase: 'upcoming', standings: [] },
} as const satisfies Fixtures;

function standing(n: number, bps: number): FantasyFixture['standings'][number] {
  return { element: idOf(n), minutes: 1, bps, bonus: 0 };
}

function minutes(value: number): ExplainedLine {
  return { identifier: 'minutes', value, points: value === 0 ? 0 : value >= 60 ? 2 : 1 };
}

function line(identifier: ExplainedLine['identifier'], value: number, points: number): ExplainedLine {
  return { identifier, value, points };
}

/** The ways in which players of the stories earned their points in a gameweek. */
const explainedBy = (fixtures: Fixtures) =>
  ({
    keeper: [{ fixture: fixtures.live, lines: [minutes(71), line('saves', 4, 1), line('goals_conceded', 2, -1)] }],
    scorer: [{ fixture: fixtures.live, lines: [minutes(71), line('goals_scored', 2, 8), line('yellow_cards', 1, -1)] }],
    playing: [{ fixture: fixtures.live, lines: [minutes(71)] }],
    cleanSheet: [
      {
        fixture: fixtures.over,
        lines: [minutes(90), line('clean_sheets', 1, 4), line('bonus', 3, 3), line('defensive_contribution', 12, 2)],
      },
    ],
    absent: [{ fixture: fixtures.over, lines: [minutes(0)] }],
    double: [
      { fixture: fixtures.live, lines: [minutes(58), line('assists', 1, 3)] },
      { fixture: fixtures.second, lines: [minutes(0)] },
    ],
    blank: [],
  }) satisfies Record<string, readonly ExplainedFixture[]>;

type Person = readonly [
  name: string,
  position: FantasyPosition,
  teamName: string,
  explained: keyof ReturnType<typeof explainedBy>,
  nowCost: number,
  captaincy?: Captaincy,
];

const english: readonly Person[] = [
  ['Verbruggen', 'goalkeeper', 'Brighton Hove', 'keeper', 46],
  ['Gvardiol', 'defender', 'Man City', 'cleanSheet', 63],
  ['Saliba', 'defender', 'Arsenal', 'playing', 60],
  ['van Hecke', 'defender', 'Brighton Hove', 'playing', 45],
  ['Stach', 'midfielder', 'Leeds', 'absent', 51],
  ['Ødegaard', 'midfielder', 'Arsenal', 'double', 82, 'vice-captain'],
  ['Mitoma', 'midfielder', 'Brighton Hove', 'scorer', 66],
  ['Rice', 'midfielder', 'Arsenal', 'playing', 68],
  ['Semenyo', 'midfielder', 'Bournemouth', 'blank', 73],
  ['Haaland', 'forward', 'Man City', 'scorer', 145, 'captain'],
  ['Alexander Isak Wessel-Hagerup', 'forward', 'Liverpool', 'blank', 105],
  ['Darlow', 'goalkeeper', 'Leeds', 'absent', 40],
  ['Gray', 'midfielder', 'Man City', 'cleanSheet', 44],
  ['Timber', 'defender', 'Arsenal', 'playing', 59],
  ['Bogle', 'defender', 'Leeds', 'absent', 45],
];

const norwegian: readonly Person[] = [
  ['Dyngeland', 'goalkeeper', 'Brann', 'keeper', 52],
  ['Bjørkan', 'defender', 'Bodø/Glimt', 'cleanSheet', 71],
  ['Helland', 'defender', 'Brann', 'playing', 58],
  ['Haugan', 'defender', 'Molde', 'playing', 49],
  ['Dunsby', 'midfielder', 'Sandefjord', 'absent', 48],
  ['Myhre', 'midfielder', 'Brann', 'double', 83, 'vice-captain'],
  ['Eriksen', 'midfielder', 'Molde', 'scorer', 79],
  ['Berg', 'midfielder', 'Bodø/Glimt', 'cleanSheet', 95],
  ['Jenssen', 'midfielder', 'Tromsø', 'blank', 61],
  ['Finne', 'forward', 'Brann', 'scorer', 108, 'captain'],
  ['Høgh', 'forward', 'Bodø/Glimt', 'cleanSheet', 121],
  ['Hansen', 'goalkeeper', 'Sandefjord', 'absent', 41],
  ['Auklend', 'midfielder', 'Bodø/Glimt', 'cleanSheet', 57],
  ['Hagelskjær', 'defender', 'Molde', 'playing', 50],
  ['Markmanrud', 'defender', 'Sandefjord', 'absent', 44],
];

/** The points of a squad in the middle of a gameweek. */
function liveOf(game: FantasyGame, people: readonly Person[], played: Fixtures, chip: FantasyChip | null): LiveSquad {
  const explained = explainedBy(played);
  const gameweek: FantasyGameweek = {
    game,
    current: null,
    next: null,
    fixtures: Object.values(played),
    players: new Map(people.map(([, , , what], n) => [idOf(n + 1), explained[what]])),
    entries: [],
  };
  const picks = people.map(([, position, , , , captaincy = null], n) => ({
    element: idOf(n + 1),
    position,
    captaincy,
  }));
  return liveSquad({ chip, picks }, gameweek);
}

export const storyLive = liveOf('fpl', english, fixtures, null);
const norwegianLive = liveOf('eliteserien', norwegian, norwegianFixtures, 'forward-rush');

/** A squad: as first loaded if `live` is empty, otherwise with the points of its gameweek. */
function squadOf(people: readonly Person[], live: readonly LivePlayer[]): readonly SquadPlayerView[] {
  return people.map(([playerName, position, teamName, , nowCost, captaincy = null], n) => ({
    element: idOf(n + 1),
    playerName,
    position,
    teamName,
    captaincy,
    nowCost,
    gameweekPoints: n,
    live: live[n] ?? null,
  }));
}

export const storySquad = (live: readonly LivePlayer[] = []): readonly SquadPlayerView[] => squadOf(english, live);

const next = { number: 13, deadline: storyTime('23:30') };

export const storyRound: Extract<RoundView, { status: 'ready' }> = {
  status: 'ready',
  round: { number: 12, deadline: storyTime('12:00') },
  next,
  isInPlay: true,
  total: storyLive.total,
  transferCost: 4,
  chip: null,
  gameweekRank: 885_437,
  overallRank: 1_204_311,
};

export const storyBreak: RoundView = { status: 'break', next };

const storyLeague: Extract<LeagueView, { status: 'ready' }> = {
  status: 'ready',
  rows: [
    { key: 'me', friendName: null, isOwn: true, teamId: '7', teamName: 'Row Z Rovers', gameweek: 40, season: 620 },
    {
      key: 'kari',
      friendName: 'Kari-Anne Solbakken',
      isOwn: false,
      teamId: '8',
      teamName: 'Nutmeg United',
      gameweek: 52,
      season: 598,
    },
    {
      key: 'ole',
      friendName: 'Ole Bakke',
      isOwn: false,
      teamId: '9',
      teamName: 'Back Post',
      gameweek: 40,
      season: 611,
    },
    { key: 'x', friendName: null, isOwn: false, teamId: '10', teamName: 'Clean Sheet City', gameweek: 9, season: 702 },
  ],
};

export const storyFantasyTeam: FantasyTeamView = {
  status: 'ready',
  teamName: 'Row Z Rovers',
  squad: storySquad(storyLive.players),
  round: storyRound,
  league: storyLeague,
  onChangeTeam: fn(),
  now: () => storyTime('20:45'),
};

/** In Eliteserien Fantasy, with «Spissrush». */
export const storyEliteserienTeam: FantasyTeamView = {
  ...storyFantasyTeam,
  squad: squadOf(norwegian, norwegianLive.players),
  round: {
    ...storyRound,
    total: norwegianLive.total,
    transferCost: 0,
    chip: 'forward-rush',
    gameweekRank: 4211,
    overallRank: 12_604,
  },
};

export const storyEliteserienBreak: FantasyTeamView = {
  ...storyFantasyTeam,
  squad: squadOf(norwegian, []),
  round: { status: 'break', next: null },
  league: { status: 'empty' },
};
