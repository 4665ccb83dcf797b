import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match, MatchId } from '../match/Match.ts';
import type { ScoreLine, Side } from '../match/Match.ts';
import { eventsOf } from './eventsOf.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { standingsWithout } from './liveStandings.ts';
import { standingsAfter } from './standingsAfter.ts';
import { standingsAtMinute } from './standingsAtMinute.ts';
import { standingsOf } from './standingsOf.ts';
import { resultOf } from './standingsRound.ts';

const names = ['Brann', 'Viking', 'Molde', 'Odd'];

function matchOf(
  id: number,
  home: number,
  away: number,
  goals: Goals,
  changes: Parameters<typeof exampleMatch>[0] = {},
) {
  return exampleMatch({
    id,
    utcKickoff: '2026-11-21T15:00:00Z',
    status: 'FINISHED',
    homeTeam: { id: home, name: names[home] ?? null },
    awayTeam: { id: away, name: names[away] ?? null },
    score: { fullTime: scoreOf(goals, Infinity) },
    ...changes,
  });
}

/** The sides that scored, and when. */
type Goals = readonly (readonly [side: Side, minute: number])[];

function scoreOf(goals: Goals, minute: number): ScoreLine {
  const until = (wanted: Side) => goals.filter(([side, at]) => side === wanted && at <= minute).length;
  return { home: until('home'), away: until('away') };
}

function eventsFor({ homeTeam, awayTeam }: Match, goals: Goals): MatchEvent[] {
  return eventsOf({
    homeTeam,
    awayTeam,
    goals: goals.map(([side, minute], n) => ({
      minute,
      team: side === 'home' ? homeTeam : awayTeam,
      scorer: { name: `Spiller ${n}` },
    })),
  });
}

const early: Goals = [['home', 10]];
const late: Goals = [
  ['away', 20],
  ['home', 80],
  ['home', 85],
];
const first = matchOf(1, 0, 1, early);
const second = matchOf(2, 2, 3, late);
const timelines = new Map<MatchId, readonly MatchEvent[]>([
  [first.id, eventsFor(first, early)],
  [second.id, eventsFor(second, late)],
]);
const table = standingsOf([first, second], 'TOTAL');
const round = [first, second].map((match) => ({ match, isCounted: true }));

function pointsAt(minute: number, given: Partial<{ round: typeof round; timelines: typeof timelines }> = {}) {
  const { rows, isExact } = standingsAtMinute(
    table,
    given.round ?? round,
    given.timelines ?? timelines,
    { match: first, minute },
    'TOTAL',
  );
  return { points: rows.map(({ team, points }) => `${team.name} ${points}`), isExact };
}

test('REPORT-45 at a minute the table has the scores of that minute, in every match of the round', () => {
  // All teams are level, so they keep their earlier order.
  expect(pointsAt(5).points.toSorted()).toEqual(['Brann 1', 'Molde 1', 'Odd 1', 'Viking 1']);
  expect(pointsAt(30).points).toEqual(['Brann 3', 'Odd 3', 'Molde 0', 'Viking 0']);
  expect(pointsAt(80).points).toEqual(['Brann 3', 'Molde 1', 'Odd 1', 'Viking 0']);
  expect(pointsAt(90)).toEqual({ points: ['Molde 3', 'Brann 3', 'Odd 0', 'Viking 0'], isExact: true });
});

test('REPORT-45 a match that kicks off at another time is taken at the same moment, pauses of a quarter of an hour included', () => {
  const at = (utcKickoff: string) => {
    const moved = matchOf(2, 2, 3, late, { utcKickoff });
    const pointsIn = (minute: number) =>
      pointsAt(minute, { round: [...round.slice(0, 1), { match: moved, isCounted: true }] }).points.find((each) =>
        each.startsWith('Molde'),
      );
    return pointsIn;
  };
  // It kicks off half an hour later: in the 30th minute of the first match, and is in its 31st after the pause.
  const later = at('2026-11-21T15:30:00Z');
  expect([later(29), later(30), later(46), later(90)]).toEqual(['Molde 0', 'Molde 1', 'Molde 0', 'Molde 0']);
  // It kicked off an hour earlier: after 5 minutes of the first match it is in its 50th.
  const earlier = at('2026-11-21T14:00:00Z');
  expect([earlier(0), earlier(34), earlier(35), earlier(40)]).toEqual(['Molde 0', 'Molde 0', 'Molde 1', 'Molde 3']);
});

test('REPORT-45 when no source has the goals, the present score counts, and the table says that it is not exact', () => {
  const without = new Map([...timelines].filter(([id]) => id === first.id));
  expect(pointsAt(30, { timelines: without })).toEqual({
    points: ['Molde 3', 'Brann 3', 'Odd 0', 'Viking 0'],
    isExact: false,
  });
  const unplayed = matchOf(2, 2, 3, [], { status: 'TIMED', score: null });
  expect(pointsAt(90, { round: [...round.slice(0, 1), { match: unplayed, isCounted: false }] }).isExact).toBe(true);
});

test('REPORT-45 a match without a score changes nothing, and one without goals needs no source', () => {
  const unplayed = {
    match: matchOf(3, 2, 3, [], { status: 'TIMED', score: { fullTime: { home: null, away: null } } }),
    isCounted: true,
  };
  expect(pointsAt(5, { round: [...round, unplayed] })).toEqual(pointsAt(5));

  const goalless = matchOf(2, 2, 3, []);
  const known = new Map([[first.id, eventsFor(first, early)]]);
  const rows = standingsOf([first, goalless], 'TOTAL');
  const both = [first, goalless].map((match) => ({ match, isCounted: true }));
  const shown = standingsAtMinute(rows, both, known, { match: first, minute: 5 }, 'TOTAL');
  expect(shown.isExact).toBe(true);
  expect(shown.rows.map(({ points }) => points)).toEqual([1, 1, 1, 1]);
});

test('REPORT-45 at the last minute the table is the table computed after the round, whether or not it had counted the round before', () => {
  const anyGoals = fc.array(fc.tuple(fc.constantFrom<Side>('home', 'away'), fc.integer({ min: 1, max: 90 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyGoals, anyGoals, fc.boolean(), (one, other, isCounted) => {
      const matches = [matchOf(1, 0, 1, one), matchOf(2, 2, 3, other)] as const;
      const known = new Map<MatchId, readonly MatchEvent[]>([
        [matches[0].id, eventsFor(matches[0], one)],
        [matches[1].id, eventsFor(matches[1], other)],
      ]);
      const whole = standingsOf(matches, 'TOTAL');
      const results = matches.flatMap((match) => resultOf(match) ?? []);
      const rows = isCounted ? whole : standingsWithout(whole, results, 'TOTAL');
      const shown = standingsAtMinute(
        rows,
        matches.map((match) => ({ match, isCounted })),
        known,
        { match: matches[0], minute: 90 },
        'TOTAL',
      );
      expect(shown.rows).toMatchObject(whole);
      expect(shown.isExact).toBe(true);
    }),
    { seed: 16, numRuns: 100 },
  );
});

test('REPORT-45 results that are taken away and added again leave the table as it was', () => {
  const results = [first, second].flatMap((match) => resultOf(match) ?? []);
  for (const type of ['TOTAL', 'HOME', 'AWAY'] as const) {
    const rows = standingsOf([first, second], type);
    const without = standingsWithout(rows, results, type);
    expect(without.map(({ points, playedGames }) => points + playedGames)).toEqual([0, 0, 0, 0]);
    expect(standingsAfter(without, results, type)).toEqual(rows);
  }
});
