// Converts a folder of openfootball's JSON files into the files in packages/football/seed/data: node
// packages/football/seed/convert/convertOpenFootball.ts <folder>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, boolean, type InferOutput, number, object, optional, parse, picklist, string, tuple } from 'valibot';
import {
  seedCompetition,
  type SeedCompetition,
  type SeedFixture,
  type SeedGoal,
  seedSquads,
  type SeedSquads,
  type SeedTeam,
} from '../seedSchema.ts';
import { seedClubs } from './seedClubs.ts';
import { squadName } from './squadName.ts';

const pair = tuple([number(), number()]);
const openGoal = object({
  name: string(),
  minute: string(),
  penalty: optional(boolean()),
  owngoal: optional(boolean()),
});
const openMatch = object({
  round: string(),
  date: string(),
  time: optional(string()),
  team1: string(),
  team2: string(),
  group: optional(string()),
  ground: optional(string()),
  goals1: optional(array(openGoal)),
  goals2: optional(array(openGoal)),
  score: object({ ht: optional(pair), ft: optional(pair), et: optional(pair), p: optional(pair) }),
});
type OpenMatch = InferOutput<typeof openMatch>;
const openTeam = object({ name: string(), fifa_code: string() });
const openSquad = object({
  fifa_code: string(),
  players: array(object({ number: number(), pos: picklist(['GK', 'DF', 'MF', 'FW']), name: string() })),
});

const stages: Readonly<Record<string, SeedFixture['stage']>> = {
  'Round of 32': 'LAST_32',
  'Round of 16': 'LAST_16',
  'Quarter-final': 'QUARTER_FINALS',
  'Semi-final': 'SEMI_FINALS',
  'Match for third place': 'THIRD_PLACE',
  Final: 'FINAL',
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node packages/football/seed/convert/convertOpenFootball.ts <folder>');

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const matchesOf = (name: string): readonly OpenMatch[] =>
  parse(object({ matches: array(openMatch) }), read(name)).matches.toSorted((a, b) => a.date.localeCompare(b.date));

function write(name: string, data: SeedCompetition | SeedSquads): void {
  writeFileSync(join(import.meta.dirname, '../data', name), `${JSON.stringify(data)}\n`);
}

function resultOf({ score, goals1 = [], goals2 = [] }: OpenMatch): Pick<SeedFixture, 'result'> {
  if (score.ft === undefined) return {};
  // A match without a half-time score ended 0–0. If the half-time score disagrees with the listed goals, the half-time
  // score follows from the goals.
  const inFirstHalf = (goals: OpenMatch['goals1']): number =>
    (goals ?? []).filter((goal) => Number.parseInt(goal.minute, 10) <= 45).length;
  const halfTime: [number, number] =
    goals1.length + goals2.length > 0 ? [inFirstHalf(goals1), inFirstHalf(goals2)] : (score.ht ?? [0, 0]);
  return {
    result: {
      halfTime,
      fullTime: score.ft,
      ...(score.et && { afterExtraTime: score.et }),
      ...(score.p && { penalties: score.p }),
    },
  };
}

function goalOf(side: SeedGoal['side'], goal: InferOutput<typeof openGoal>, wentOn: boolean): SeedGoal {
  const [written = Number.NaN, added] = goal.minute.split('+').map(Number);
  // A «92» in a match without extra time means «90+2».
  const late = !wentOn && written > 90;
  const kind = goal.owngoal === true ? 'OWN_GOAL' : goal.penalty === true ? 'PENALTY' : 'GOAL';
  return {
    side,
    scorer: goal.name,
    minute: late ? 90 : written,
    ...(late ? { added: written - 90 } : added === undefined ? {} : { added }),
    kind,
  };
}

function convertWorldCup(): void {
  const openTeams = parse(array(openTeam), read('worldcup.teams-2026.openfootball.json'));
  const teams = openTeams.map(({ name, fifa_code }, index): SeedTeam => {
    return { id: 800_001 + index, name, shortName: name, tla: fifa_code };
  });
  const idOf = (name: string): number => {
    const team = teams.find((candidate) => candidate.name === name);
    if (team === undefined) throw new Error(`No team is called «${name}»`);
    return team.id;
  };
  const openSquads = parse(array(openSquad), read('worldcup.squads-2026.openfootball.json'));
  const namesOf = (team: string): readonly string[] => {
    const code = openTeams.find(({ name }) => name === team)?.fifa_code;
    return openSquads.find(({ fifa_code }) => fifa_code === code)?.players.map(({ name }) => name) ?? [];
  };
  // Goals and squads spell some players differently, and an own goal is by a player of the other side.
  const asInSquad = (goal: SeedGoal, { team1, team2 }: OpenMatch): SeedGoal => {
    const isHome = (goal.side === 'home') !== (goal.kind === 'OWN_GOAL');
    return { ...goal, scorer: squadName(goal.scorer, namesOf(isHome ? team1 : team2)) };
  };
  const playedInGroup = new Map<string, number>();
  const fixtures = matchesOf('worldcup-2026.openfootball.json').map((match): SeedFixture => {
    const earlier = playedInGroup.get(match.group ?? '') ?? 0;
    if (match.group !== undefined) playedInGroup.set(match.group, earlier + 1);
    const goals = [
      ...(match.goals1 ?? []).map((goal) => goalOf('home', goal, match.score.et !== undefined)),
      ...(match.goals2 ?? []).map((goal) => goalOf('away', goal, match.score.et !== undefined)),
    ]
      .map((goal) => asInSquad(goal, match))
      .toSorted((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
    return {
      home: idOf(match.team1),
      away: idOf(match.team2),
      stage: stages[match.round] ?? 'GROUP_STAGE',
      // The source numbers the days of the tournament; a group's six matches are three rounds of two.
      matchday: match.group === undefined ? null : Math.floor(earlier / 2) + 1,
      ...(match.group !== undefined && { group: match.group }),
      ...(match.ground !== undefined && { venue: match.ground }),
      ...resultOf(match),
      goals,
    };
  });
  const source = 'openfootball/worldcup.json 2026';
  const competition = { id: 2000, code: 'WC', name: 'VM 2026' };
  write('world-cup-2026.json', parse(seedCompetition, { source, licence: 'CC0-1.0', competition, teams, fixtures }));
  const squads = openSquads.map(({ fifa_code, players }) => {
    const team = teams.find(({ tla }) => tla === fifa_code);
    if (team === undefined) throw new Error(`No team has the code ${fifa_code}`);
    return [team.id, players.map((each) => [each.number, each.pos, each.name])];
  });
  const squadData = { source, licence: 'CC0-1.0', squads: Object.fromEntries(squads) };
  write('world-cup-2026-squads.json', parse(seedSquads, squadData));
}

function convertLeague(
  source: { readonly file: string; readonly name: string; readonly hoursBehindOslo: number },
  competition: SeedCompetition['competition'],
  target: string,
): void {
  const matches = matchesOf(source.file);
  const teamOf = (name: string): SeedTeam => {
    const club = seedClubs[name];
    if (club === undefined) throw new Error(`No club is called «${name}»`);
    return { id: club.id, name, shortName: club.shortName, tla: club.tla };
  };
  const osloTime = (time: string): string => {
    const [hour = '', minute = ''] = time.split(':');
    return `${String(Number(hour) + source.hoursBehindOslo).padStart(2, '0')}:${minute}`;
  };
  const season = {
    source: source.name,
    licence: 'CC0-1.0',
    competition,
    teams: [...new Set(matches.map((match) => match.team1))].toSorted().map(teamOf),
    fixtures: matches.map((match): SeedFixture => {
      return {
        home: teamOf(match.team1).id,
        away: teamOf(match.team2).id,
        stage: 'REGULAR_SEASON',
        matchday: Number(match.round.replace('Matchday ', '')),
        ...(match.time !== undefined && { time: osloTime(match.time) }),
        ...resultOf(match),
      };
    }),
  };
  write(target, parse(seedCompetition, season));
}

convertWorldCup();
convertLeague(
  { file: 'eliteserien-2024.json', name: 'openfootball/europe norway/2024_no1.txt', hoursBehindOslo: 0 },
  { id: 2106, code: 'TIP', name: 'Eliteserien' },
  'eliteserien-2024.json',
);
convertLeague(
  {
    file: 'premier-league-2025-26-partial.openfootball.json',
    name: 'openfootball/football.json 2025-26 en.1.json',
    hoursBehindOslo: 1,
  },
  { id: 2021, code: 'PL', name: 'Premier League' },
  'premier-league-2025-26.json',
);
