import { array, type GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { competitionsAnswer } from '../functions/competitions.ts';
import { readMended } from '../readMended.ts';
import { bootstrapStatic } from './fantasy/bootstrapStatic.ts';
import { fantasyEntry } from './fantasy/fantasyEntry.ts';
import { fantasyEntryPicks } from './fantasy/fantasyEntryPicks.ts';
import { fantasyEventLive } from './fantasy/fantasyEventLive.ts';
import { fantasyFixture } from './fantasy/fantasyFixture.ts';
import { providerMatchReport } from './football-data/providerMatchReport.ts';
import { providerScorers } from './football-data/providerScorers.ts';
import { providerStandings } from './football-data/providerStandings.ts';
import { providerTeamDetails } from './football-data/providerTeamDetails.ts';
import { ligaMatch } from './openligadb/ligaMatch.ts';
import { ligaTableRow } from './openligadb/ligaTableRow.ts';
import { ligaTeam } from './openligadb/ligaTeam.ts';

const team = (id: number, name: string) => ({ id, name, shortName: name, tla: 'ABC', crest: 'https://crest.test' });
const competition = { id: 2021, code: 'PL', name: 'Premier League', emblem: 'https://emblem.test' };
const player = (id: number) => ({ id, name: `Spiller ${id}`, position: 'Midfield', shirtNumber: id });
const line = { home: 1, away: 0 };
const person = (id: number) => ({ id, name: `Spiller ${id}` });
const occurrence = { minute: 45, injuryTime: 2, team: person(1) };
const side = (id: number) => ({
  ...team(id, `Lag ${id}`),
  formation: '4-4-2',
  lineup: [player(1), player(2)],
  bench: [player(3)],
});
const row = {
  position: 1,
  team: team(1, 'Brann'),
  playedGames: 1,
  won: 1,
  draw: 0,
  lost: 0,
  points: 3,
  goalsFor: 1,
  goalsAgainst: 0,
  goalDifference: 1,
};
const pick = { element: 1, element_type: 1, position: 1, is_captain: false, is_vice_captain: true };
const stat = { identifier: 'bps', h: [{ element: 1, value: 38 }], a: [{ element: 2, value: 3 }] };
const explained = { fixture: 9, stats: [{ identifier: 'minutes', points: 2, value: 90 }] };

const ligaSide = (teamId: number) => ({
  teamId,
  teamName: `Lag ${teamId}`,
  shortName: 'Lag',
  teamIconUrl: 'https://a.test',
});
const ligaGoal = {
  scoreTeam1: 1,
  scoreTeam2: 0,
  matchMinute: 50,
  isOvertime: true,
  comment: '45+5',
  goalGetterID: 5,
  goalGetterName: 'Kruse',
  isPenalty: false,
  isOwnGoal: false,
};
const ligaResult = { pointsTeam1: 1, pointsTeam2: 0, resultTypeID: 2, resultName: 'Endergebnis' };
const ligaCounts = { points: 3, opponentGoals: 0, goals: 1, matches: 1, won: 1, lost: 0, draw: 0, goalDiff: 1 };

interface Shape {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly answer: object;
  /**
   * The required fields, each with the path of the item or object that is lost without it; '' is the whole answer. A
   * fault in any other field loses that field alone.
   */
  readonly needed: Readonly<Record<string, string>>;
}

/** Expects that each of the fields is required: a fault in it loses the item. */
function costItem(item: string, fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [`${item}.${field}`, item]));
}

function costAll(fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field, '']));
}

const shapes: readonly Shape[] = [
  {
    name: 'a match of football-data.org',
    schema: providerMatchReport,
    answer: {
      id: 7,
      utcDate: '2026-11-21T15:00:00Z',
      status: 'IN_PLAY',
      minute: 46,
      injuryTime: 1,
      matchday: 12,
      stage: 'REGULAR_SEASON',
      venue: 'Brann stadion',
      lastUpdated: '2026-11-21T15:29:00Z',
      homeTeam: side(1),
      awayTeam: side(2),
      competition,
      score: {
        duration: 'REGULAR',
        fullTime: line,
        halfTime: line,
        regularTime: line,
        extraTime: line,
        penalties: line,
      },
      goals: [{ ...occurrence, type: 'REGULAR', scorer: person(1), assist: person(2), score: line }],
      bookings: [
        { ...occurrence, card: 'YELLOW', player: person(1) },
        { ...occurrence, card: 'RED', player: person(2) },
      ],
      substitutions: [{ ...occurrence, playerOut: person(1), playerIn: person(3) }],
      events: [
        { ...occurrence, type: 'GOAL', player: person(1), assist: person(2), description: 'a', occurredAt: 'b' },
      ],
      shots: [{ ...occurrence, player: person(1), outcome: 'GOAL', x: 11, y: 0, xg: 0.3 }],
      referees: [{ name: 'Dommer', type: 'REFEREE' }],
      referee: { name: 'Dommer' },
    },
    needed: {
      ...costAll(['id', 'utcDate', 'status', 'homeTeam', 'awayTeam', 'competition', 'score', 'score.fullTime']),
      ...costAll(['competition.id', 'competition.code', 'competition.name']),
      ...costItem('homeTeam.lineup.*', ['name']),
      ...costItem('homeTeam.bench.*', ['name']),
      ...costItem('awayTeam.lineup.*', ['name']),
      ...costItem('awayTeam.bench.*', ['name']),
      // The referee is a name or an object, so a fault in the object's name loses the whole referee.
      'referee.name': 'referee',
      ...costItem('events.*', ['type']),
      ...costItem('shots.*', ['outcome', 'x', 'y']),
    },
  },
  {
    name: 'the tables of football-data.org',
    schema: providerStandings,
    answer: {
      competition,
      season: { startDate: '2026-08-01', endDate: '2027-05-31' },
      standings: [
        { stage: 'REGULAR_SEASON', type: 'TOTAL', group: null, table: [row, { ...row, position: 2 }] },
        { stage: 'REGULAR_SEASON', type: 'HOME', group: 'GROUP_A', table: [row] },
      ],
    },
    needed: {
      standings: '',
      'competition.id': 'competition',
      'competition.code': 'competition',
      'competition.name': 'competition',
      ...costItem('standings.*', ['type', 'table']),
      ...costItem('standings.*.table.*', Object.keys(row)),
    },
  },
  {
    name: 'the top scorers of football-data.org',
    schema: providerScorers,
    answer: {
      count: 2,
      competition,
      scorers: [1, 2].map((id) => ({
        player: player(id),
        team: team(1, 'Brann'),
        playedMatches: 10,
        goals: 7,
        assists: 1,
        penalties: 2,
      })),
    },
    needed: {
      scorers: '',
      'competition.id': 'competition',
      'competition.code': 'competition',
      'competition.name': 'competition',
      ...costItem('scorers.*', ['player', 'team', 'goals', 'player.id', 'player.name']),
    },
  },
  {
    name: 'a team of football-data.org',
    schema: providerTeamDetails,
    answer: {
      ...team(1, 'Brann'),
      venue: 'Brann stadion',
      runningCompetitions: [competition, { ...competition, id: 2106 }],
      coach: { name: 'Trener' },
      squad: [player(1), player(2)],
    },
    needed: {
      ...costItem('runningCompetitions.*', ['id', 'code', 'name']),
      ...costItem('squad.*', ['id', 'name']),
    },
  },
  {
    name: 'the competitions of football-data.org',
    schema: competitionsAnswer,
    answer: { competitions: [competition, { ...competition, id: 2106 }] },
    needed: { competitions: '', ...costItem('competitions.*', ['id', 'code', 'name']) },
  },
  {
    name: 'the season of the fantasy game',
    schema: bootstrapStatic,
    answer: {
      elements: [1, 2].map((id) => ({ id, web_name: 'Berg', team: 1, element_type: 1, now_cost: 60 })),
      teams: [
        { id: 1, name: 'Arsenal' },
        { id: 2, name: 'Brentford' },
      ],
      events: [1, 2].map((id) => ({
        id,
        deadline_time: '2026-08-21T17:30:00Z',
        is_current: id === 1,
        is_next: id === 2,
      })),
    },
    needed: {
      ...costAll(['elements', 'teams', 'events']),
      ...costItem('elements.*', ['id', 'web_name', 'team', 'element_type', 'now_cost']),
      ...costItem('teams.*', ['id', 'name']),
      ...costItem('events.*', ['id', 'deadline_time', 'is_current', 'is_next']),
    },
  },
  {
    name: 'a manager of the fantasy game',
    schema: fantasyEntry,
    answer: { id: 123_456, name: 'Testlaget' },
    needed: costAll(['id', 'name']),
  },
  {
    name: 'a squad of the fantasy game',
    schema: fantasyEntryPicks,
    answer: {
      active_chip: 'bboost',
      entry_history: { points: 21, total_points: 21, rank: 885_437, overall_rank: 4, event_transfers_cost: 0 },
      picks: [pick, { ...pick, element: 2, position: 2 }],
    },
    needed: {
      ...costAll(['entry_history', 'picks']),
      ...costAll(['entry_history.points', 'entry_history.total_points', 'entry_history.event_transfers_cost']),
      ...costItem('picks.*', Object.keys(pick)),
    },
  },
  {
    name: 'the points of a gameweek of the fantasy game',
    schema: fantasyEventLive,
    answer: { elements: [1, 2].map((id) => ({ id, stats: { total_points: 10 }, explain: [explained, explained] })) },
    needed: {
      elements: '',
      ...costItem('elements.*', ['id', 'stats', 'explain', 'stats.total_points']),
      ...costItem('elements.*.explain.*', ['fixture', 'stats']),
      ...costItem('elements.*.explain.*.stats.*', ['identifier', 'points', 'value']),
    },
  },
  {
    name: 'the fixtures of the fantasy game',
    schema: array(fantasyFixture),
    answer: [9, 10].map((id) => ({
      id,
      started: true,
      finished: false,
      finished_provisional: true,
      team_h: 1,
      team_a: 2,
      stats: [stat, { ...stat, identifier: 'bonus' }],
    })),
    needed: {
      ...costItem('*', ['id', 'finished', 'finished_provisional', 'team_h', 'team_a', 'stats']),
      ...costItem('*.stats.*', ['identifier', 'h', 'a']),
      ...costItem('*.stats.*.h.*', ['element', 'value']),
      ...costItem('*.stats.*.a.*', ['element', 'value']),
    },
  },
  {
    name: 'a match of OpenLigaDB',
    schema: ligaMatch,
    answer: {
      matchID: 70_001,
      matchDateTime: '2026-11-21T15:30:00',
      matchDateTimeUTC: '2026-11-21T14:30:00Z',
      group: { groupOrderID: 11 },
      team1: ligaSide(40),
      team2: ligaSide(65),
      lastUpdateDateTime: '2026-11-21T16:20:05.313',
      matchIsFinished: true,
      matchResults: [ligaResult, { ...ligaResult, resultTypeID: 1 }],
      goals: [ligaGoal, { ...ligaGoal, scoreTeam1: 2 }],
    },
    needed: costAll(['matchID', 'matchDateTimeUTC', 'team1', 'team2']),
  },
  {
    name: 'a team of OpenLigaDB',
    schema: ligaTeam,
    answer: ligaSide(40),
    needed: {},
  },
  {
    name: 'a row of a table of OpenLigaDB',
    schema: ligaTableRow,
    answer: {
      position: 1,
      teamInfoId: 40,
      teamName: 'Bayern',
      shortName: 'FCB',
      teamIconUrl: 'https://a.test',
      ...ligaCounts,
    },
    needed: costAll(['position', ...Object.keys(ligaCounts)]),
  },
];

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length === 0 ? inside : [at, ...inside];
}

function patternOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** The path that a fault in a field loses: the field itself, an item or object around it, or the whole answer. */
function lossOf(path: Path, { needed }: Shape): Path {
  const lost = needed[patternOf(path)];
  return lost === undefined ? path : path.slice(0, lost === '' ? 0 : lost.split('.').length);
}

/** A copy with another value at a path. Without a value the item is left out, or the field is null. */
function changed(answer: unknown, [key, ...rest]: Path, value?: unknown): unknown {
  if (key === undefined || typeof answer !== 'object' || answer === null) return value ?? null;
  if (Array.isArray(answer)) {
    const isOut = rest.length === 0 && value === undefined;
    return answer.flatMap((each, index) => (index !== key ? [each] : isOut ? [] : [changed(each, rest, value)]));
  }
  return { ...answer, [key]: changed(Reflect.get(answer, key), rest, value) };
}

describe.each(shapes)('$name', (shape) => {
  const { schema, answer } = shape;

  test('is read whole, with more fields than we use', () => {
    const more = Array.isArray(answer) ? answer : { ...answer, more: { odd: true } };
    expect(readMended('', schema, more)).toEqual({ ok: true, value: answer, faults: [] });
  });

  test.each(pathsIn(answer).map((path) => [path.join('.'), path] as const))(
    'a broken %s loses only what depends on it, and is reported',
    (name, path) => {
      const whole = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer);
      const read = readMended('', schema, changed(answer, path, typeof whole === 'object' ? 7 : ['odd']));
      const lost = lossOf(path, shape);
      expect(read.ok ? read.value : null).toEqual(lost.length === 0 ? null : changed(answer, lost));
      const faults = read.ok ? (read.faults ?? []) : [read.fault];
      expect(name.startsWith(faults[0]?.path ?? 'nothing')).toBe(true);
    },
  );
});
