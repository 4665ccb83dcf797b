import { type LiveEventRow, type ProviderMatchReport, toLiveEvent } from '@tribunen/contract';
import { type Follow, type FollowId, instantAt, runEngine, STOPPED_ENGINE } from '@tribunen/domain';
import {
  loadSeed,
  playedMatch,
  type PlayedMatch,
  toLiveEventRows,
  toLiveMatchRow,
  toMatchReport,
  wallTimeOf,
} from '@tribunen/football/simulator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplayedFeed } from './ReplayedFeed.ts';

const { worldCup, premierLeague, eliteserien } = await loadSeed();
const seasons = [worldCup, premierLeague, eliteserien];
const second = 1000;
const runs = { seed: 27, numRuns: 60 };

/** The data that a provider's plan includes. */
type Plan = 'scores' | 'details';

/** What happens to an answer on its way to the feed. */
interface Way {
  /** The time of the request as a share of the match, from 0 to 1. */
  readonly at: number;
  /** The delay in seconds until the feed receives it; a later answer may overtake it. */
  readonly lateBy: number;
  readonly copies: number;
  readonly hasMinute: boolean;
  readonly hasLists: boolean;
  readonly isReversed: boolean;
  /** Leaves out each item whose index is a multiple of this number; none at 0. */
  readonly leavesOut: number;
}

const anyMatch = fc
  .record({ season: fc.constantFrom(...seasons), index: fc.nat({ max: 400 }) })
  .map(({ season, index }) => playedMatch(season, index, 27));
const anyWay: fc.Arbitrary<Way> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  lateBy: fc.oneof(fc.constant(0), fc.nat({ max: 1200 })),
  copies: fc.integer({ min: 1, max: 2 }),
  hasMinute: fc.boolean(),
  hasLists: fc.boolean(),
  isReversed: fc.boolean(),
  leavesOut: fc.nat({ max: 3 }),
});

function endOf(match: PlayedMatch): number {
  return Math.max(...match.timeline.map((moment) => wallTimeOf(match, moment)));
}

function answerAt(match: PlayedMatch, now: number, plan: Plan, way: Partial<Way> = {}): ProviderMatchReport {
  const { goals, bookings, substitutions, events: _events, ...report } = toMatchReport(match, now);
  const { hasMinute = true, hasLists = true } = way;
  const answer = plan === 'scores' || !hasMinute ? { ...report, minute: null, injuryTime: null } : report;
  if (plan === 'scores' || !hasLists) return answer;
  const listed = <Item>(items: readonly Item[] | null | undefined): Item[] => {
    const { leavesOut = 0, isReversed = false } = way;
    const left = (items ?? []).filter((_, place) => leavesOut === 0 || place % (leavesOut + 1) !== 0);
    return isReversed ? left.toReversed() : left;
  };
  return { ...answer, goals: listed(goals), bookings: listed(bookings), substitutions: listed(substitutions) };
}

/** Runs the feed on some answers about a match, changed as `ways` says, and then on the last answer. */
function replay(match: PlayedMatch, ways: readonly Way[], plan: Plan): ReplayedFeed {
  const feed = new ReplayedFeed();
  const end = endOf(match);
  feed.receive(answerAt(match, match.kickOff - 60 * second, plan), match.kickOff - 60 * second);
  const sent = ways.flatMap((way) => {
    const now = Math.round(match.kickOff + way.at * (end - match.kickOff));
    const receivedAt = now + way.lateBy * second;
    return Array.from({ length: way.copies }, () => ({ way, now, receivedAt }));
  });
  for (const { way, now, receivedAt } of sent.toSorted((a, b) => a.receivedAt - b.receivedAt)) {
    feed.receive(answerAt(match, now, plan, way), receivedAt);
  }
  const last = end + 1201 * second;
  feed.receive(answerAt(match, last, plan), last);
  return feed;
}

/** Runs the feed on an answer for every change of the match, at the moment of the change. */
function replayWhole(match: PlayedMatch, plan: Plan): ReplayedFeed {
  const feed = new ReplayedFeed();
  const changes = match.timeline.map((moment) => wallTimeOf(match, moment));
  for (const now of [match.kickOff - 60 * second, ...changes]) feed.receive(answerAt(match, now, plan), now);
  return feed;
}

/** The simulator's own events. */
function truthOf(match: PlayedMatch): {
  goals: LiveEventRow[];
  takenBack: number;
  of: (type: string) => LiveEventRow[];
} {
  const rows = toLiveEventRows(match, endOf(match));
  const goals: LiveEventRow[] = [];
  for (const row of rows) {
    if (row.event_type === 'GOAL') goals.push(row);
    if (row.event_type === 'VAR')
      goals.splice(
        goals.findLastIndex(({ team_id }) => team_id === row.team_id),
        1,
      );
  }
  const of = (type: string): LiveEventRow[] => rows.filter((row) => row.event_type === type);
  return { goals, takenBack: of('VAR').length, of };
}

/** The content of an event, as a spectator reads it. */
function facts(row: LiveEventRow): object {
  const { event_type, minute, injury_time, team_id, team_name, person_id, person_name, assist_id, assist_name } = row;
  const { match_id, home_team, away_team, score_home, score_away, payload } = row;
  const people = { person_id, person_name, assist_id, assist_name };
  const what = payload?.['kind'] ?? payload?.['card'] ?? null;
  const score = event_type === 'GOAL' ? { score_home, score_away } : {};
  return {
    match_id,
    event_type,
    minute,
    injury_time,
    team_id,
    team_name,
    home_team,
    away_team,
    what,
    ...people,
    ...score,
  };
}

function sortedFacts(rows: readonly LiveEventRow[]): readonly string[] {
  return rows.map((row) => JSON.stringify(facts(row))).toSorted();
}

/** The announcements to a spectator who follows the home team, from the rows that the socket delivers. */
function announced(match: PlayedMatch, rows: readonly LiveEventRow[]): readonly string[] {
  const startedAt = instantAt(match.kickOff);
  const follow: Follow = {
    id: 'f' as FollowId,
    entityType: 'team',
    entityId: String(match.home.id),
    displayName: match.home.name,
    crestUrl: null,
    priority: 0,
    notifications: true,
    createdAt: null,
  };
  let { engine } = runEngine(STOPPED_ENGINE, { kind: 'start', follows: [follow], chosen: [], now: startedAt });
  return rows.flatMap((row) => {
    const parsed = toLiveEvent(row, () => null);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const now = parsed.value.occurredAt;
    const step = runEngine(engine, { kind: 'events', origin: 'realtime', events: [parsed.value], now });
    engine = step.engine;
    return step.decisions.flatMap((decision) => (decision.kind === 'notify' ? [decision.notification.type] : []));
  });
}

test('FEED-5 FEED-7 FEED-8 whatever happens to answers (lost, late, repeated, out of order, without minutes or lists), every goal of the simulator is stored once, as it was scored', () => {
  fc.assert(
    fc.property(anyMatch, fc.array(anyWay, { maxLength: 25 }), (match, ways) => {
      const feed = replay(match, ways, 'details');
      const truth = truthOf(match);
      expect(feed.goals.map(facts)).toEqual(truth.goals.map((row) => facts(row)));
      for (const type of ['YELLOW_CARD', 'RED_CARD', 'SUBSTITUTION']) {
        expect(sortedFacts(feed.of(type))).toEqual(sortedFacts(truth.of(type)));
      }
    }),
    runs,
  );
});

test('FEED-5 FEED-6 if the plan has only scores, each score change that the feed sees counts as one goal or one correction', () => {
  fc.assert(
    fc.property(anyMatch, fc.array(anyWay, { maxLength: 25 }), (match, ways) => {
      const feed = replay(match, ways, 'scores');
      const end = toLiveMatchRow(match, endOf(match));
      const truth = truthOf(match);
      expect(feed.state?.play.status).toBe(end.status);
      expect(feed.state?.score).toEqual({ home: end.score_home, away: end.score_away });
      let [rises, falls] = [0, 0];
      let before = { home: 0, away: 0 };
      for (const { score } of feed.states) {
        for (const side of ['home', 'away'] as const) {
          const change = (score ?? before)[side] - before[side];
          rises += Math.max(0, change);
          falls -= Math.min(0, change);
        }
        before = score ?? before;
      }
      expect([feed.of('GOAL').length, feed.of('VAR').length]).toEqual([rises, falls]);
      expect(feed.of('GOAL').length).toBeLessThanOrEqual(truth.of('GOAL').length);
      expect(feed.of('VAR').length).toBeLessThanOrEqual(truth.takenBack);
      const tally = { home: 0, away: 0 };
      for (const goal of feed.goals) {
        tally[goal.team_id === match.home.id ? 'home' : 'away'] += 1;
        expect({ home: goal.score_home, away: goal.score_away }).toEqual(tally);
      }
      expect(feed.goals).toHaveLength((end.score_home ?? 0) + (end.score_away ?? 0));
    }),
    runs,
  );
});

test('FEED-5 FEED-6 FEED-18 given all answers, a spectator is notified exactly once of each goal (own goals and penalties too), red card and correction', () => {
  const kinds = new Set<unknown>();
  for (const [index, match] of seasons
    .flatMap((season) => Array.from({ length: 15 }, (_, number) => playedMatch(season, number, 27)))
    .entries()) {
    const plan = index % 4 === 0 ? 'scores' : 'details';
    const feed = replayWhole(match, plan);
    const truth = truthOf(match);
    expect(feed.of('VAR')).toHaveLength(truth.takenBack);
    const goals = feed.inserted.filter(({ event_type }) => event_type === 'GOAL');
    expect(goals).toHaveLength(truth.of('GOAL').length);
    if (plan === 'details') {
      expect(goals.map((row) => facts(row))).toEqual(truth.of('GOAL').map((row) => facts(row)));
      for (const { payload } of goals) kinds.add(payload?.['kind']);
    }
    const announcements = announced(match, feed.inserted);
    expect(announcements.filter((type) => type === 'GOAL')).toHaveLength(goals.length);
    expect(announcements.filter((type) => type === 'RED')).toHaveLength(feed.of('RED_CARD').length);
  }
  expect(kinds).toEqual(new Set(['GOAL', 'OWN_GOAL', 'PENALTY']));
});
