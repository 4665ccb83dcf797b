import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import {
  fantasyGameweekAnswer,
  fantasyPicksAnswer,
  liveUpdatesAnswer,
  matchDeltasAnswer,
  parseFantasyPicks,
  parseFantasyTeam,
  parseMatches,
  parseMatchReport,
  parseScorers,
  type LiveEventRow,
} from '@tribunen/contract';
import { exampleGoalRow } from '@tribunen/contract/examples';
import { instantAt, osloDayOf } from '@tribunen/domain';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { loadSeed, loadVoices, MatchDay, SeasonData, type Seed, toLiveMatchRow } from '@tribunen/football';
import { demoChat } from '../../demoCrowd.ts';
import { openTestNetwork, testNow, type TestNetwork } from '../../testing/openTestNetwork.ts';

const today = osloDayOf(instantAt(testNow));
let seed: Seed;
let matchDay: MatchDay;
let surroundings: SeasonData;

beforeAll(async () => {
  seed = await loadSeed();
  matchDay = new MatchDay({
    data: seed,
    chat: demoChat(await loadVoices()),
    seed: 1,
    speed: 10,
    anchor: testNow,
    programme: 'kampdag',
  });
  surroundings = new SeasonData(matchDay, seed);
});

/** A project with the lists and the rows of a match day at `testNow`. Time does not pass in it. */
async function open(): Promise<TestNetwork> {
  const network = await openTestNetwork({
    listDay: (day) => matchDay.listDay(day, testNow),
    matchReport: (id) => surroundings.matchReport(id, testNow),
    matchesOf: (code) => surroundings.matchesOf(code, testNow),
    firstKickOffOf: (code, round) => matchDay.firstKickOffOf(code, round),
    seasons: Object.values(seed),
  });
  const { live_matches_new } = network.backend.database;
  await live_matches_new.insert(matchDay.matchesAt(testNow).map((match) => toLiveMatchRow(match, testNow)));
  return network;
}

async function ask(client: SupabaseClient, name: string, body?: object): Promise<unknown> {
  const { data, error } = await client.functions.invoke<unknown>(name, { ...(body !== undefined && { body }) });
  if (error !== null) throw error;
  return data;
}

async function refusal(client: SupabaseClient, name: string, body?: object): Promise<readonly [number, unknown]> {
  const { error } = await client.functions.invoke<unknown>(name, { ...(body !== undefined && { body }) });
  if (!(error instanceof FunctionsHttpError)) throw new Error(`${name} was not refused`);
  const { status }: Response = error.context;
  return [status, await error.context.json()];
}

function liveId(): number {
  const live = matchDay.listDay(today, testNow).find(({ status }) => status === 'IN_PLAY');
  if (live === undefined) throw new Error('Nothing is in play');
  return live.id;
}

function goalRow(match: number, createdAt: number): LiveEventRow {
  const moment = new Date(createdAt).toISOString();
  return {
    ...exampleGoalRow,
    id: `${match}-goal-${createdAt}`,
    match_id: String(match),
    minute: 12,
    occurred_at: moment,
    created_at: moment,
  };
}

test('the answers about a competition list its matches by kick-off, and its top scorers with their goals', async () => {
  const client = (await open()).client();
  const season = parseMatches(
    'football-data',
    await ask(client, 'football-data', { endpoint: 'competitions/TIP/matches' }),
  );
  expect(season.faults).toEqual([]);
  const kickOffs = season.values.map(({ utcKickoff }) => utcKickoff);
  expect(kickOffs.length).toBeGreaterThan(100);
  expect(kickOffs).toEqual(kickOffs.toSorted());

  const { values: scorers, faults } = parseScorers(
    await ask(client, 'football-data', { endpoint: 'competitions/2106/scorers' }),
  );
  expect(faults).toEqual([]);
  expect(scorers).toHaveLength(10);
  const goals = scorers.map((scorer) => scorer.goals);
  expect(goals).toEqual(goals.toSorted((a, b) => b - a));
  const [best] = scorers;
  const reports = season.values.flatMap(({ id }) => surroundings.matchReport(Number(id), testNow) ?? []);
  const own = reports
    .flatMap((report) => report.goals ?? [])
    .filter(({ type, scorer }) => type !== 'OWN' && String(scorer?.id) === best?.player.id);
  expect(own).toHaveLength(best?.goals ?? 0);
  expect(best?.playedMatches).toBeGreaterThan(0);
  expect(best?.penalties).toBe(own.filter(({ type }) => type === 'PENALTY').length);
});

test('the deltas of a day contain the changes since the previous answer', async () => {
  const { client, backend } = await open();
  const first = parse(matchDeltasAnswer, await ask(client(), 'fetch-match-deltas', { date: today }));
  expect(first.hasUpdates).toBe(true);
  expect(first.liveMatches.length).toBeGreaterThan(5);

  const next = { date: today, since: first.serverTs };
  expect(await ask(client(), 'fetch-match-deltas', next)).toMatchObject({ hasUpdates: false, liveMatches: [] });

  await backend.database.live_events_new.insert([goalRow(liveId(), testNow + 1)]);
  const second = parse(matchDeltasAnswer, await ask(client(), 'fetch-match-deltas', next));
  expect(second).toMatchObject({ hasUpdates: true, liveMatches: [], events: [{ event_type: 'GOAL' }] });
  expect(Date.parse(second.serverTs)).toBe(testNow + 1);
});

test('when the project sets a time until the next check, the deltas answer contains that time', async () => {
  const { client, backend } = await open();
  expect(await ask(client(), 'fetch-match-deltas', { date: today })).not.toHaveProperty('retryAfterSeconds');
  backend.crowding = { mode: 'small', nextCheckIn: 2000 };
  expect(await ask(client(), 'fetch-match-deltas', { date: today })).toMatchObject({ retryAfterSeconds: 2 });
});

test('a client whose clock is ahead receives the server’s own time', async () => {
  const { client } = await open();
  const asked = { date: today, since: instantAt(testNow + 3_600_000) };
  const { serverTs } = parse(matchDeltasAnswer, await ask(client(), 'fetch-match-deltas', asked));
  expect(serverTs).toBe(instantAt(testNow));
});

test('live-updates answers with the newest events, and asks for the next poll sooner if there are new events', async () => {
  const { client, backend } = await open();
  const quiet = parse(liveUpdatesAnswer, await ask(client(), 'live-updates'));
  expect(quiet).toMatchObject({ hasUpdates: false, nextCheckIn: 1000, data: { events: [] } });
  await backend.database.live_events_new.insert([goalRow(liveId(), testNow - 1000), goalRow(7, testNow - 60_000)]);
  const received = parse(liveUpdatesAnswer, await ask(client(), 'live-updates'));
  expect(received).toMatchObject({ hasUpdates: true, nextCheckIn: 500, data: { events: [{ minute: 12 }] } });
});

test('a fantasy team has fifteen players, follows the game’s rules, and is the same each time for the same team id', async () => {
  const { client } = await open();
  expect(
    parseFantasyTeam(await ask(client(), 'fantasy-premier-league', { action: 'team', teamId: 1234567 })).name,
  ).not.toBe('');
  const answer = await ask(client(), 'fantasy-premier-league', { action: 'picks', teamId: '1234567' });
  expect(parseFantasyPicks(answer)).toHaveLength(15);
  const picks = parse(fantasyPicksAnswer, answer).enhanced_picks;
  const count = (position: number): number => picks.filter((pick) => pick.position === position).length;
  expect([count(1), count(2), count(3), count(4)]).toEqual([2, 5, 5, 3]);
  expect(picks.slice(0, 11).map(({ position }) => position)).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
  const ofClub = (club: string): number => picks.filter(({ team_name }) => team_name === club).length;
  expect(Math.max(...picks.map(({ team_name }) => ofClub(team_name)))).toBeLessThanOrEqual(3);
  expect(picks.slice(0, 11).filter(({ is_captain, is_vice_captain }) => is_captain !== is_vice_captain)).toHaveLength(
    2,
  );
  expect(await ask(client(), 'fantasy-premier-league', { action: 'picks', teamId: 1234567 })).toEqual(answer);
  expect(await ask(client(), 'fantasy-premier-league', { action: 'picks', teamId: 7 })).not.toEqual(answer);
});

test.each([
  ['fpl', 10, 1_234_567],
  ['eliteserien', 8, 12_345],
] as const)(
  'in the game %s, the explained points of every player add up to the player’s total, and the answer has the %i matches of the round',
  async (game, matches, teamId) => {
    const { client } = await open();
    const answer = await ask(client(), 'fantasy-premier-league', {
      action: 'gameweek',
      teamIds: [teamId, '7', 0],
      game,
    });
    const { events, fixtures, elements, entries } = parse(fantasyGameweekAnswer, answer);
    expect(events.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(events.filter(({ is_next }) => is_next)).toHaveLength(1);
    // The answer has every match of the round, including those of later days.
    expect(fixtures).toHaveLength(matches);
    const [current, next] = events;
    expect(next?.id).toBe((current?.id ?? 0) + 1);
    expect(entries.map(({ entry }) => entry.id)).toEqual([teamId, 7]);
    for (const { id, stats, explain } of elements) {
      const points = explain.flatMap((each) => each.stats.map((line) => line.points));
      expect([id, points.reduce((sum, each) => sum + each, 0)]).toEqual([id, stats.total_points]);
    }
    const picks = parse(
      fantasyPicksAnswer,
      await ask(client(), 'fantasy-premier-league', { action: 'picks', teamId: 7, game }),
    ).enhanced_picks;
    const pointsOf = new Map(elements.map(({ id, stats }) => [id, stats.total_points]));
    expect(picks.map((pick) => pick.gameweek_points)).toEqual(picks.map(({ element }) => pointsOf.get(element)));
  },
);

test.each(['fetch-match', 'football-data'])(
  'the answer of %s about the match with open event data contains the real events',
  async (name) => {
    const { client } = await open();
    const body = name === 'fetch-match' ? { id: '2499719' } : { endpoint: 'matches/2499719' };
    const { report, faults } = parseMatchReport(name, await ask(client(), name, body));
    expect(faults).toEqual([]);
    expect(report.match).toMatchObject({ status: 'FINISHED', score: { fullTime: { home: 4, away: 3 } } });
    const goals = report.events.filter((event) => event.type === 'GOAL');
    expect(goals.map(({ minute, extraTime, playerName }) => [minute, extraTime, playerName])).toEqual([
      [2, null, 'A. Lacazette'],
      [5, null, 'S. Okazaki'],
      [29, null, 'J. Vardy'],
      [45, 2, 'D. Welbeck'],
      [56, null, 'J. Vardy'],
      [83, null, 'A. Ramsey'],
      [85, null, 'O. Giroud'],
    ]);
    const { measured } = report;
    const scored = (side: 'home' | 'away') => measured?.[side].shots.filter(({ outcome }) => outcome === 'goal').length;
    expect([scored('home'), scored('away')]).toEqual([4, 3]);
  },
);

test.each([
  ['teams', { competitionId: 'XX' }, 404],
  ['fetch-match', { id: 999 }, 404],
  ['football-data', { endpoint: 'competitions/XX/standings' }, 404],
  ['football-data', { endpoint: 'competitions/XX/matches' }, 404],
  ['football-data', { endpoint: 'competitions/XX/scorers' }, 404],
  ['football-data', { endpoint: 'teams/1' }, 404],
  ['football-data', { endpoint: 'teams/1/matches' }, 404],
  ['premier-league-data', { action: 'players', params: { teamId: 1 } }, 404],
  ['fantasy-premier-league', { action: 'team', teamId: 0 }, 404],
  ['fantasy-premier-league', { action: 'picks', teamId: 1_000_000_000_000 }, 404],
  ['fantasy-premier-league', { action: 'picks', teamId: 4_030_403 }, 403],
])('%s refuses %j with %i and the reason', async (name, body, status) => {
  const { client } = await open();
  expect(await refusal(client(), name, body)).toEqual([status, { error: expect.any(String) }]);
});
