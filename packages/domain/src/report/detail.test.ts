import { describe, expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { shownScore } from '../match/shownScore.ts';
import { instantAt } from '../time/instant.ts';
import { eventsAt } from './eventsAt.ts';
import { eventsOf } from './eventsOf.ts';
import { goalScores, scoreAt } from './goalScores.ts';
import type { LineUp } from './LineUp.ts';
import { lastMinute } from './lastMinute.ts';
import { matchAtScore } from './matchAtScore.ts';
import { mergeReport } from './mergeReport.ts';
import { minutesToKickoff } from './minutesToKickoff.ts';
import { missingParts } from './missingParts.ts';
import { reportRefresh } from './reportRefresh.ts';
import type { ReportedGoal } from './ReportParts.ts';

const [brann, viking] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
] as const;
const goal = (minute: number, team: typeof brann | typeof viking, more: ReportedGoal = {}): ReportedGoal => ({
  minute,
  team,
  type: 'REGULAR',
  scorer: { name: 'Berg' },
  ...more,
});
const timeline = (...goals: readonly ReportedGoal[]) => eventsOf({ homeTeam: brann, awayTeam: viking, goals });
const takenBack = eventsOf({
  homeTeam: brann,
  awayTeam: viking,
  goals: [goal(10, brann), goal(20, brann)],
  events: [{ type: 'VAR', minute: 22, team: brann }],
});
const none: LineUp = { formation: null, lineup: [], bench: [] };
const eleven: LineUp = { ...none, lineup: [{ id: '1', name: 'Berg', shirtNumber: 1, position: null }] };
const noLineUps = { home: none, away: none };
const bothLineUps = { home: eleven, away: eleven };
const at = (clock: string) => instantAt(Date.parse(`2026-11-21T${clock}Z`));

describe('a match at a chosen minute', () => {
  const events = timeline(goal(45, brann, { injuryTime: 2 }), goal(46, viking), goal(90, viking));

  test('DETAIL-3 has the events up to it, added time included', () => {
    expect(eventsAt(events, 45).map(({ minute }) => minute)).toEqual([45]);
    expect(eventsAt(events, 89).map(({ minute }) => minute)).toEqual([45, 46]);
    expect(eventsAt(events, null)).toBe(events);
  });

  test('DETAIL-3 has the score of the goals so far', () => {
    expect(scoreAt(events, 44)).toEqual({ home: 0, away: 0 });
    expect(scoreAt(events, 46)).toEqual({ home: 1, away: 1 });
    expect(scoreAt(takenBack, 90)).toEqual({ home: 1, away: 0 });
  });

  test('DETAIL-3 has no winner yet, whatever its score', () => {
    const final = exampleMatch({
      status: 'FINISHED',
      score: { fullTime: { home: 5, away: 4 }, penalties: { home: 4, away: 3 }, duration: 'PENALTY_SHOOTOUT' },
    });
    expect(shownScore(matchAtScore(final, { home: 1, away: 0 }))).toEqual({
      home: 1,
      away: 0,
      penalties: null,
      afterExtraTime: false,
      winner: null,
    });
  });
});

test('DETAIL-4 each goal that counts has the score after it', () => {
  const events = timeline(goal(3, brann), goal(9, viking), goal(12, viking));
  expect([...goalScores(events).values()]).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 1, away: 2 },
  ]);
  expect([...goalScores(takenBack).values()]).toEqual([{ home: 1, away: 0 }]);
});

describe('the minute that a match has reached', () => {
  const lastOf = (parts: Parameters<typeof exampleMatch>[0], ...minutes: readonly number[]) =>
    lastMinute({ match: exampleMatch(parts), events: timeline(...minutes.map((minute) => goal(minute, brann))) });

  test('DETAIL-5 is that of a match in play, or of its last event when that is later', () => {
    expect(lastOf({ status: 'IN_PLAY', minute: 71 }, 12)).toBe(71);
    expect(lastOf({ status: 'IN_PLAY', minute: 71 }, 72)).toBe(72);
    expect(lastOf({ status: 'PAUSED' }, 12)).toBe(12);
  });

  test('DETAIL-5 is the full length of a match that has ended', () => {
    expect(lastOf({ status: 'FINISHED' }, 12)).toBe(90);
    expect(lastOf({ status: 'FINISHED' }, 130)).toBe(130);
    const extraTime = { fullTime: { home: 1, away: 0 }, duration: 'EXTRA_TIME' };
    expect(lastOf({ status: 'FINISHED', score: extraTime }, 12)).toBe(120);
  });

  test('DETAIL-5 is that of the last event when a match was broken off', () => {
    expect(lastOf({ status: 'SUSPENDED' }, 12, 31)).toBe(31);
  });

  test('DETAIL-5 a match without events cannot be wound back', () => {
    expect(lastOf({ status: 'FINISHED' })).toBeNull();
  });
});

describe('the parts that a provider leaves out', () => {
  const score = { fullTime: { home: 1, away: 0 } };
  const missing = (status: string, given: typeof score | null, events = timeline(), lineUps = noLineUps) =>
    missingParts({ match: exampleMatch({ status, score: given }), events, lineUps });

  test('DETAIL-6 are the events, when goals have been scored or the match is over', () => {
    expect(missing('IN_PLAY', score, timeline(), bothLineUps)).toEqual(['events']);
    expect(missing('FINISHED', { fullTime: { home: 0, away: 0 } }, timeline(), bothLineUps)).toEqual(['events']);
    expect(missing('IN_PLAY', { fullTime: { home: 0, away: 0 } }, timeline(), bothLineUps)).toEqual([]);
    expect(missing('IN_PLAY', null, timeline(), bothLineUps)).toEqual([]);
  });

  test('DETAIL-6 are the line-ups, once the match has begun', () => {
    expect(missing('IN_PLAY', score, timeline(goal(3, brann)))).toEqual(['line-ups']);
    expect(missing('IN_PLAY', score, timeline(goal(3, brann)), { home: none, away: eleven })).toEqual([]);
    expect(missing('TIMED', null)).toEqual([]);
  });
});

describe('a match that has not begun is loaded again', () => {
  const report = (status: string, lineUps = noLineUps) => ({
    match: exampleMatch({ status, utcKickoff: '2026-11-21T15:00:00Z' }),
    lineUps,
  });

  test('DETAIL-7 every minute from 75 minutes before kick-off', () => {
    expect(reportRefresh(report('TIMED'), at('11:45:00'))).toBe(2 * 60 * 60_000);
    expect(reportRefresh(report('TIMED'), at('13:45:00'))).toBe(60_000);
    expect(reportRefresh(report('SCHEDULED'), at('15:03:00'))).toBe(60_000);
  });

  test('DETAIL-7 never while it has a day but no time', () => {
    const match = exampleMatch({ status: 'SCHEDULED', utcKickoff: '2026-11-21T00:00:00Z' });
    expect(reportRefresh({ match, lineUps: noLineUps }, at('15:03:00'))).toBeNull();
  });

  test('DETAIL-7 until both sides have a line-up, or it begins', () => {
    expect(reportRefresh(report('TIMED', { home: eleven, away: none }), at('14:10:00'))).toBe(60_000);
    expect(reportRefresh(report('TIMED', bothLineUps), at('14:10:00'))).toBeNull();
    expect(reportRefresh(report('IN_PLAY'), at('15:10:00'))).toBeNull();
    expect(reportRefresh(report('POSTPONED'), at('14:10:00'))).toBeNull();
  });
});

test('DETAIL-8 the minutes to kick-off are counted in its last hour', () => {
  const match = exampleMatch({ status: 'TIMED', utcKickoff: '2026-11-21T15:00:00Z' });
  expect(minutesToKickoff(match, at('13:59:59'))).toBeNull();
  expect(minutesToKickoff(match, at('14:00:00'))).toBe(60);
  expect(minutesToKickoff(match, at('14:59:30'))).toBe(1);
  expect(minutesToKickoff(match, at('15:00:00'))).toBeNull();
  const scheduled = exampleMatch({ status: 'SCHEDULED', utcKickoff: '2026-11-21T15:00:00Z' });
  expect(minutesToKickoff(scheduled, at('14:30:00'))).toBe(30);
  expect(
    minutesToKickoff(exampleMatch({ status: 'POSTPONED', utcKickoff: match.utcKickoff }), at('14:30:00')),
  ).toBeNull();
});

describe('a report after a refresh', () => {
  const report = (updatedAt: string, ...goals: readonly ReportedGoal[]) => ({
    match: exampleMatch({ status: 'IN_PLAY', score: { fullTime: { home: goals.length, away: 0 } }, updatedAt }),
    events: timeline(...goals),
    lineUps: noLineUps,
    referee: null,
  });

  test('REPORT-9 keeps its events and adds new ones, and is the first report when there was none', () => {
    const before = report('2026-11-21T15:10:00Z', goal(3, brann));
    const after = mergeReport(before, report('2026-11-21T15:20:00Z', goal(3, brann), goal(9, brann)));
    expect(after.events.map(({ minute }) => minute)).toEqual([3, 9]);
    expect(after.match.score.fullTime).toEqual({ home: 2, away: 0 });
    expect(mergeReport(undefined, before)).toBe(before);
  });

  test('LIVE-2 keeps the known state of its match when that is newer', () => {
    const newer = report('2026-11-21T15:20:00Z', goal(3, brann), goal(9, brann));
    expect(mergeReport(newer, report('2026-11-21T15:10:00Z', goal(3, brann))).match).toBe(newer.match);
  });
});
