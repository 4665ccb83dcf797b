import { type LiveEventRow, type ProviderMatchReport, toLiveEvent } from '@tribunen/contract';
import { type Follow, type FollowId, instantAt, runEngine, STOPPED_ENGINE } from '@tribunen/domain';
import {
  loadSeed,
  playedMatch,
  type PlayedMatch,
  toLiveEventRows,
  toMatchReport,
  wallTimeOf,
} from '@tribunen/football/simulator';
import { expect, test } from 'vitest';
import { ReplayedFeed } from './ReplayedFeed.ts';

const { worldCup, premierLeague, eliteserien } = await loadSeed();
const seasons = [worldCup, premierLeague, eliteserien];
const second = 1000;

/** The data that a provider's plan includes. */
type Plan = 'scores' | 'details';

function endOf(match: PlayedMatch): number {
  return Math.max(...match.timeline.map((moment) => wallTimeOf(match, moment)));
}

function answerAt(match: PlayedMatch, now: number, plan: Plan): ProviderMatchReport {
  const { events: _events, ...answer } = toMatchReport(match, now);
  if (plan === 'details') return answer;
  const { goals: _goals, bookings: _bookings, substitutions: _substitutions, ...report } = answer;
  return { ...report, minute: null, injuryTime: null };
}

/** Runs the feed on an answer for every change of the match, at the moment of the change. */
function replayWhole(match: PlayedMatch, plan: Plan): ReplayedFeed {
  const feed = new ReplayedFeed();
  const changes = match.timeline.map((moment) => wallTimeOf(match, moment));
  for (const now of [match.kickOff - 60 * second, ...changes]) feed.receive(answerAt(match, now, plan), now);
  return feed;
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

test('FEED-5 FEED-6 FEED-18 given all answers, the feed writes each goal and correction exactly once, and a follower is notified once of each goal and red card', () => {
  const kinds = new Set<unknown>();
  for (const [index, match] of seasons
    .flatMap((season) => Array.from({ length: 15 }, (_, number) => playedMatch(season, number, 27)))
    .entries()) {
    const plan = index % 4 === 0 ? 'scores' : 'details';
    const feed = replayWhole(match, plan);
    const truth = toLiveEventRows(match, endOf(match));
    const ofType = (type: string) => truth.filter(({ event_type }) => event_type === type);
    expect(feed.of('VAR')).toHaveLength(ofType('VAR').length);
    const goals = feed.inserted.filter(({ event_type }) => event_type === 'GOAL');
    expect(goals).toHaveLength(ofType('GOAL').length);
    if (plan === 'details') {
      expect(goals.map((row) => facts(row))).toEqual(ofType('GOAL').map((row) => facts(row)));
      for (const { payload } of goals) kinds.add(payload?.['kind']);
    }
    const announcements = announced(match, feed.inserted);
    expect(announcements.filter((type) => type === 'GOAL')).toHaveLength(goals.length);
    expect(announcements.filter((type) => type === 'RED')).toHaveLength(feed.of('RED_CARD').length);
  }
  expect(kinds).toEqual(new Set(['GOAL', 'OWN_GOAL', 'PENALTY']));
});
