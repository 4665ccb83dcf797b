import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match, ScoreLine, TeamId } from '../match/Match.ts';
import { normaliseMatch } from '../match/normaliseMatch.ts';
import type { ScoreParts } from '../match/MatchParts.ts';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import { formOf } from './formOf.ts';
import { headToHead } from './headToHead.ts';
import { standingsOf, type StandingsRow } from './standingsOf.ts';
import { standingTypes } from './standingTypes.ts';

const NAMES = ['Brann', 'Viking', 'Molde', 'Odd'];
const DAY_MS = 24 * 60 * 60 * 1000;
const before = '2026-11-21T12:00:00.000Z' as UtcInstant;
const brann = '0' as TeamId;
const viking = '1' as TeamId;

interface Played {
  readonly home: number;
  readonly away: number;
  readonly score?: ScoreLine | null;
  readonly daysAgo?: number;
  readonly status?: string;
  readonly parts?: Partial<ScoreParts>;
}

function played({ home, away, score = null, daysAgo = 1, status = 'FINISHED', parts = {} }: Played): Match {
  const match = normaliseMatch({
    id: `${home}-${away}-${daysAgo}`,
    utcKickoff: instantAt(Date.parse(before) - daysAgo * DAY_MS),
    status,
    homeTeam: { id: home, name: NAMES[home] ?? null },
    awayTeam: { id: away, name: NAMES[away] ?? null },
    competition: { id: 1, code: 'ES', name: 'Eliteserien' },
    score: { fullTime: score ?? { home: null, away: null }, ...parts },
  });
  if (match === null) throw new Error('the test has made no match');
  return match;
}

function inShort(rows: readonly StandingsRow[]): string[] {
  return rows.map((row) => {
    const { position, team, playedGames, won, draw, lost, goalsFor, goalsAgainst, goalDifference, points } = row;
    return `${position} ${team.name} ${playedGames} ${won}-${draw}-${lost} ${goalsFor}:${goalsAgainst} ${goalDifference} ${points}`;
  });
}

const season = [
  played({ home: 0, away: 1, score: { home: 2, away: 1 } }),
  played({ home: 1, away: 0, score: { home: 3, away: 3 } }),
  played({ home: 2, away: 0, score: { home: 1, away: 0 } }),
  played({ home: 2, away: 1, status: 'TIMED', daysAgo: -1 }),
  played({ home: 0, away: 3, status: 'POSTPONED' }),
  played({ home: 1, away: 2, score: { home: 1, away: 0 }, status: 'IN_PLAY' }),
];

test('REPORT-18 a win is three points and a draw one, and only finished matches count', () => {
  expect(inShort(standingsOf(season, 'TOTAL'))).toEqual([
    '1 Brann 3 1-1-1 5:5 0 4',
    '2 Molde 1 1-0-0 1:0 1 3',
    '3 Viking 2 0-1-1 4:5 -1 1',
    '4 Odd 0 0-0-0 0:0 0 0',
  ]);
});

test('REPORT-18 the tables at home and away count one side each', () => {
  expect(inShort(standingsOf(season, 'HOME'))).toEqual([
    '1 Brann 1 1-0-0 2:1 1 3',
    '2 Molde 1 1-0-0 1:0 1 3',
    '3 Viking 1 0-1-0 3:3 0 1',
    '4 Odd 0 0-0-0 0:0 0 0',
  ]);
  expect(inShort(standingsOf(season, 'AWAY'))).toEqual([
    '1 Brann 2 0-1-1 3:4 -1 1',
    '2 Molde 0 0-0-0 0:0 0 0',
    '3 Odd 0 0-0-0 0:0 0 0',
    '4 Viking 1 0-0-1 1:2 -1 0',
  ]);
});

test('REPORT-19 equal points are ordered by goal difference, then goals, then name', () => {
  const level = [
    played({ home: 0, away: 1, score: { home: 1, away: 0 } }),
    played({ home: 2, away: 3, score: { home: 3, away: 1 } }),
    played({ home: 1, away: 0, score: { home: 2, away: 1 } }),
    played({ home: 3, away: 2, score: { home: 2, away: 0 } }),
  ];
  expect(standingsOf(level, 'TOTAL').map(({ team }) => team.name)).toEqual(['Molde', 'Odd', 'Brann', 'Viking']);
});

test('REPORT-18 a side that is not settled yet is in no table, and one without a name is', () => {
  const unsettled = { id: null, name: null };
  const competition = { id: 1, code: 'ES', name: 'Eliteserien' };
  const cup = normaliseMatch({
    id: 1,
    utcKickoff: before,
    status: 'TIMED',
    homeTeam: unsettled,
    awayTeam: { id: 8, name: null },
    competition,
  });
  const other = normaliseMatch({
    id: 2,
    utcKickoff: before,
    status: 'TIMED',
    homeTeam: { id: 9, name: null },
    awayTeam: unsettled,
    competition,
  });
  const rows = standingsOf(
    [cup, other].filter((match) => match !== null),
    'TOTAL',
  );
  expect(rows.map(({ team }) => team.id)).toEqual(['8', '9']);
});

test('REPORT-18 the sums of a table agree with each other, and home and away make the whole', () => {
  const goals = fc.nat({ max: 5 });
  const results = fc.array(
    fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), goals, goals).filter(([home, away]) => home !== away),
    { maxLength: 30 },
  );
  const sum = (
    rows: readonly StandingsRow[],
    column: 'won' | 'draw' | 'lost' | 'goalDifference' | 'points' | 'playedGames',
  ) => rows.reduce((total, row) => total + row[column], 0);
  fc.assert(
    fc.property(results, (told) => {
      const matches = told.map(([home, away, scored, conceded], n) =>
        played({ home, away, score: { home: scored, away: conceded }, daysAgo: n }),
      );
      const total = standingsOf(matches, 'TOTAL');
      expect(sum(total, 'playedGames')).toBe(2 * matches.length);
      expect(sum(total, 'won')).toBe(sum(total, 'lost'));
      expect(sum(total, 'goalDifference')).toBe(0);
      expect(sum(total, 'points')).toBe(3 * sum(total, 'won') + sum(total, 'draw'));
      expect(sum(standingsOf(matches, 'HOME'), 'points') + sum(standingsOf(matches, 'AWAY'), 'points')).toBe(
        sum(total, 'points'),
      );
      expect(total.map(({ position }) => position)).toEqual(total.map((_, n) => n + 1));
      expect(inShort(standingsOf(matches.toReversed(), 'TOTAL'))).toEqual(inShort(total));
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('REPORT-20 the selector has the types that there are, in its own order', () => {
  expect(standingTypes([{ type: 'AWAY' }, { type: 'HOME' }, { type: 'TOTAL' }, { type: 'TOTAL' }])).toEqual([
    'TOTAL',
    'HOME',
    'AWAY',
  ]);
  expect(standingTypes([])).toEqual([]);
});

test('REPORT-21 the form is the last five results before the match, the latest last', () => {
  const results: readonly (readonly [home: number, away: number, scored: number, conceded: number, daysAgo: number])[] =
    [
      [0, 1, 2, 0, 3],
      [1, 0, 2, 0, 10],
      [0, 2, 1, 1, 20],
      [2, 0, 0, 1, 30],
      [0, 3, 4, 4, 40],
      [3, 0, 5, 0, 50],
      [1, 2, 5, 0, 1],
      [0, 1, 9, 0, -1],
    ];
  const matches = results.map(([home, away, scored, conceded, daysAgo]) =>
    played({ home, away, score: { home: scored, away: conceded }, daysAgo }),
  );
  expect(formOf([...matches, played({ home: 0, away: 2, daysAgo: 2, status: 'POSTPONED' })], brann, before)).toEqual([
    'D',
    'W',
    'D',
    'L',
    'W',
  ]);
});

test('REPORT-21 a match that went to a shoot-out is a draw, and one awarded without a score is left out', () => {
  const shootOut = played({
    home: 0,
    away: 1,
    score: { home: 6, away: 5 },
    parts: {
      duration: 'PENALTY_SHOOTOUT',
      regularTime: { home: 1, away: 1 },
      extraTime: { home: 0, away: 0 },
      penalties: { home: 5, away: 4 },
    },
  });
  expect(formOf([shootOut, played({ home: 0, away: 2, status: 'AWARDED' })], brann, before)).toEqual(['D']);
});

test('REPORT-22 of two teams the last five finished meetings are told, the latest first', () => {
  const meetings = [10, 20, 30, 40, 50, 60].map((daysAgo) =>
    played({
      home: daysAgo % 20 === 0 ? 0 : 1,
      away: daysAgo % 20 === 0 ? 1 : 0,
      score: { home: 1, away: 0 },
      daysAgo,
    }),
  );
  const others = [
    played({ home: 0, away: 2, score: { home: 1, away: 0 }, daysAgo: 1 }),
    played({ home: 2, away: 1, score: { home: 1, away: 0 }, daysAgo: 2 }),
    played({ home: 1, away: 2, score: { home: 1, away: 0 }, daysAgo: 4 }),
    played({ home: 0, away: 1, daysAgo: 3, status: 'CANCELED' }),
    played({ home: 0, away: 1, score: { home: 1, away: 0 }, daysAgo: -3 }),
  ];
  const ids = headToHead([...others, ...meetings.toReversed()], [brann, viking], before).map(({ id }) => id);
  expect(ids).toEqual(['1-0-10', '0-1-20', '1-0-30', '0-1-40', '1-0-50']);
});
