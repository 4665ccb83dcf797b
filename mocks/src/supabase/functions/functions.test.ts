import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import {
  fantasyGameweekAnswer,
  fantasyPicksAnswer,
  liveUpdatesAnswer,
  matchDeltasAnswer,
  parseCompetitions,
  mostFriends,
  parseFantasyPicks,
  parseFantasyTeam,
  parseMatches,
  parseMatchReport,
  parsePlayers,
  parseScorers,
  parseSearchedTeams,
  parseStandings,
  parseTeamDetails,
  parseTeams,
  type LiveEventRow,
  type ProviderMatch,
} from '@tribunen/contract';
import { exampleGoalRow } from '@tribunen/contract/examples';
import { instantAt, osloDayOf } from '@tribunen/domain';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { loadSeed, loadVoices, MatchDay, SeasonData, type Seed, toLiveMatchRow } from '@tribunen/football';
import { demoChat } from '../../demoCrowd.ts';
import { demoCredentials, demoSpectator, demoUsers } from '../../demoSpectator.ts';
import { noFootball } from '../../testing/noFootball.ts';
import { openTestNetwork, testNow, type TestNetwork } from '../../testing/openTestNetwork.ts';
import { anonymous, service } from '@tribunen/protocol';
import { WritePace } from '../WritePace.ts';
import { answerFunctions } from './answerFunctions.ts';

const notCrowded = { mode: 'small', nextCheckIn: null } as const;

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

/** A match day that stands still: its lists, and its rows as they are at the test's moment. */
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

test('both functions for competitions and teams list the competitions that are played, and their teams', async () => {
  const client = (await open()).client();
  const { values: competitions } = parseCompetitions('competitions', await ask(client, 'competitions'));
  expect(competitions.map(({ id }) => id).toSorted()).toEqual(['OBL', 'PL', 'TIP', 'TOP', 'WC']);
  expect(await ask(client, 'football-data', { endpoint: 'competitions', method: 'GET' })).toEqual(
    await ask(client, 'competitions'),
  );
  const { values: teams, faults } = parseTeams('teams', await ask(client, 'teams', { competitionId: 2021 }));
  expect(faults).toEqual([]);
  expect(teams).toHaveLength(20);
  expect(await ask(client, 'football-data', { endpoint: 'competitions/PL/teams' })).toEqual(
    await ask(client, 'teams', { competitionId: 'PL' }),
  );
});

test('a team is found by a part of its name, whatever the case, and a club’s two teams have names of their own', async () => {
  const client = (await open()).client();
  const { values: teams } = parseSearchedTeams(await ask(client, 'search-team', { name: 'bRaNn' }));
  expect(teams.map(({ shortName }) => shortName)).toEqual(['Brann', 'Brann kvinner']);
  expect(await ask(client, 'search-team', { name: 'Skarvik' })).toEqual({ teams: [] });
  const { values: known } = parseSearchedTeams(await ask(client, 'search-team', { name: 'spur' }));
  expect(known.map(({ shortName }) => shortName)).toEqual(['Tottenham']);
});

test('a cup has a table for each group', async () => {
  const client = (await open()).client();
  const answer = await ask(client, 'football-data', { endpoint: 'competitions/2000/standings' });
  const groups = parseStandings(answer).standings.filter(({ type }) => type === 'TOTAL');
  expect(groups).toHaveLength(12);
  expect(groups.every(({ rows }) => rows.length === 4)).toBe(true);
});

test('a competition has its matches by kick-off, and its top scorers with their goals', async () => {
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

test('a team has its competition, its squad and its own matches', async () => {
  const client = (await open()).client();
  const { details, faults } = parseTeamDetails(await ask(client, 'football-data', { endpoint: 'teams/900002' }));
  expect(faults).toEqual([]);
  expect(details.team.shortName).toBe('Brann');
  expect(details.competitions.map(({ id }) => id)).toEqual(['TIP']);
  expect(details.squad).toHaveLength(25);
  const { values: own } = parseMatches(
    'football-data',
    await ask(client, 'football-data', { endpoint: 'teams/900002/matches' }),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const { homeTeam, awayTeam } of own) expect([homeTeam.id, awayTeam.id]).toContain('900002');
});

test('both functions for a match give its goals and its line-ups', async () => {
  const client = (await open()).client();
  const goals = ({ score }: ProviderMatch): number => (score.fullTime.home ?? 0) + (score.fullTime.away ?? 0);
  const match = matchDay.listDay(today, testNow).find((each) => each.status === 'IN_PLAY' && goals(each) > 0);
  const answer = await ask(client, 'fetch-match', { id: match?.id, t: 1 });
  const { report, faults } = parseMatchReport('fetch-match', answer);
  expect(faults).toEqual([]);
  expect(report.match.id).toBe(String(match?.id));
  expect(report.events.filter(({ type }) => type === 'GOAL')).toHaveLength(match === undefined ? 0 : goals(match));
  expect(report.lineUps.home.lineup).toHaveLength(11);
  expect(await ask(client, 'football-data', { endpoint: `matches/${match?.id}`, method: 'GET' })).toEqual(answer);
});

test('the deltas of a day are the changes since the last answer', async () => {
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

test('a busy project tells the clients of the deltas to wait', async () => {
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

test('live-updates answers with the newest events, and asks for the next poll sooner while there are any', async () => {
  const { client, backend } = await open();
  const quiet = parse(liveUpdatesAnswer, await ask(client(), 'live-updates'));
  expect(quiet).toMatchObject({ hasUpdates: false, nextCheckIn: 1000, data: { events: [] } });
  await backend.database.live_events_new.insert([goalRow(liveId(), testNow - 1000), goalRow(7, testNow - 60_000)]);
  const received = parse(liveUpdatesAnswer, await ask(client(), 'live-updates'));
  expect(received).toMatchObject({ hasUpdates: true, nextCheckIn: 500, data: { events: [{ minute: 12 }] } });
});

test('the function for the league’s teams and players answers POST, and GET with the anonymous key', async () => {
  const { client } = await open();
  const byPost = await ask(client(), 'premier-league-data', { action: 'players', params: { teamId: 57 } });
  const { values: players, faults } = parsePlayers(byPost);
  expect(faults).toEqual([]);
  expect(players).toHaveLength(25);
  const headers = { apikey: 'anonymous-key', authorization: 'Bearer anonymous-key' };
  const address = 'https://demo.example.test/functions/v1/premier-league-data';
  const byGet = await fetch(`${address}?action=players&teamId=57`, { headers });
  expect(await byGet.json()).toEqual(byPost);
  const teams: unknown = await (await fetch(`${address}?action=teams`, { headers })).json();
  expect(teams).toEqual(await ask(client(), 'premier-league-data', { action: 'teams' }));
});

test('a fantasy team is fifteen players by the game’s own rules, and the same for the same number', async () => {
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
  'every point of a team in the game %s is explained by the %i matches of its league',
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
    // Every match of the round, whether or not a list has it yet.
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

test('between two seasons there is no gameweek, and no manager has points in it', async () => {
  const { client } = await openTestNetwork({ seasons: Object.values(seed) });
  const answer = await ask(client(), 'fantasy-premier-league', { action: 'gameweek', teamIds: [7] });
  expect(answer).toMatchObject({ events: [], fixtures: [], elements: [], entries: [] });
});

test.each(['fetch-match', 'football-data'])(
  'the open match has its real events, whichever function answers: %s',
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

test('a signed-in user sends an invitation once, to a valid address', async () => {
  const { client, spectator, backend } = await open();
  const marte = await spectator();
  expect(await ask(marte, 'send-invitation', { recipientEmail: ' Signe@Eksempel.no ' })).toEqual({ success: true });
  expect(
    backend.database.invitations.rows(({ recipient_email }) => recipient_email === 'signe@eksempel.no'),
  ).toMatchObject([{ sender_id: demoSpectator.id, status: 'pending', expires_at: '2026-11-28T14:00:00.000Z' }]);
  const asked = { recipientEmail: 'signe@eksempel.no' };
  expect(await refusal(marte, 'send-invitation', asked)).toEqual([409, { error: 'This person is already invited' }]);
  expect((await refusal(marte, 'send-invitation', { recipientEmail: demoCredentials.email }))[0]).toBe(400);
  expect(await refusal(marte, 'send-invitation', { recipientEmail: 'signe@' })).toEqual([
    400,
    { error: 'Invalid email format' },
  ]);
  const long = { recipientEmail: `${'s'.repeat(244)}@eksempel.no` };
  expect(await refusal(marte, 'send-invitation', long)).toEqual([400, { error: 'Email too long' }]);
  expect((await refusal(client(), 'send-invitation', asked))[0]).toBe(401);
});

test('a user whose address is unknown to the sender is invited by id, if there is such a user', async () => {
  const { spectator, backend } = await open();
  const marte = await spectator();
  const stranger = backend.database.auth.users.rows(({ email }) => email === 'tilskuer9@eksempel.no')[0];
  const asked = { recipientId: stranger?.id };
  expect(await ask(marte, 'send-invitation', asked)).toEqual({ success: true });
  expect(backend.database.invitations.rows(({ recipient_email }) => recipient_email === stranger?.email)).toHaveLength(
    1,
  );
  expect(await refusal(marte, 'send-invitation', asked)).toEqual([409, { error: 'This person is already invited' }]);
  expect(await refusal(marte, 'send-invitation', { recipientId: 'nobody' })).toEqual([
    404,
    { error: 'This person cannot be invited' },
  ]);
  expect((await refusal(marte, 'send-invitation', { recipientId: demoSpectator.id }))[0]).toBe(400);
});

test('PEOPLE-30 the sender of an unwanted invitation gets the usual answer, and the recipient never sees the invitation', async () => {
  const { spectator, backend } = await open();
  const marte = await spectator();
  const { auth, invitations, user_blocks } = backend.database;
  const [blocker, decliner] = ['tilskuer8@eksempel.no', 'tilskuer9@eksempel.no'].map(
    (address) => auth.users.rows(({ email }) => email === address)[0],
  );
  const weekAgo = '2026-11-13T14:00:00.000Z';
  const block = { id: crypto.randomUUID(), user_id: blocker?.id, blocked_id: demoSpectator.id, created_at: weekAgo };
  await user_blocks.insert([block]);
  const declined = { sender_id: demoSpectator.id, recipient_email: decliner?.email, by_id: false, status: 'declined' };
  await invitations.insert([
    { id: crypto.randomUUID(), ...declined, token: 'declined', created_at: weekAgo, expires_at: weekAgo },
  ]);
  for (const person of [blocker, decliner]) {
    const asked = { recipientEmail: person?.email };
    expect(await ask(marte, 'send-invitation', asked)).toEqual({ success: true });
    expect(await refusal(marte, 'send-invitation', asked)).toEqual([409, { error: 'This person is already invited' }]);
    expect(invitations.rows((row) => row.recipient_email === person?.email && row.status === 'pending')).toEqual([]);
  }
});

test('accepting an invitation makes the two users friends, once', async () => {
  const { client, spectator, backend } = await open();
  const marte = await spectator();
  const [invitation] = backend.database.invitations.rows(({ status }) => status === 'pending');
  const token = invitation?.token ?? '';
  expect((await refusal(client(), 'accept-invitation', { token }))[0]).toBe(401);
  expect(await ask(marte, 'accept-invitation', { token })).toMatchObject({ success: true });
  expect(
    backend.database.friendships.rows(
      ({ user1_id, user2_id }) =>
        [user1_id, user2_id].includes(invitation?.sender_id ?? '') && [user1_id, user2_id].includes(demoSpectator.id),
    ),
  ).toHaveLength(1);
  expect(await refusal(marte, 'accept-invitation', { token })).toEqual([
    409,
    { error: 'The invitation has been answered' },
  ]);
  const [sender] = demoUsers.filter(({ id }) => id === invitation?.sender_id);
  expect(await refusal(marte, 'send-invitation', { recipientEmail: sender?.email })).toEqual([
    409,
    { error: 'This person is already your friend' },
  ]);
});

test('PEOPLE-32 accepting an invitation also settles the one that the recipient had sent to the sender, and an invitation from a blocker cannot be accepted', async () => {
  const { spectator, backend } = await open();
  const { invitations, friendships, user_blocks } = backend.database;
  const marte = await spectator();
  const [first, second] = invitations.rows(({ status }) => status === 'pending');
  const [sender] = demoUsers.filter(({ id }) => id === first?.sender_id);
  const between = { sender_id: demoSpectator.id, recipient_email: sender?.email ?? '', token: 'own' };
  const own = { ...invitations.rows()[0], ...between, id: crypto.randomUUID(), status: 'pending' };
  await invitations.insert([own]);
  expect(await ask(marte, 'accept-invitation', { token: first?.token })).toMatchObject({ success: true });
  expect(invitations.rows(({ token }) => token === 'own')).toMatchObject([{ status: 'accepted' }]);

  const before = friendships.rows().length;
  const block = { id: crypto.randomUUID(), user_id: second?.sender_id, blocked_id: demoSpectator.id };
  await user_blocks.insert([{ ...block, created_at: new Date().toISOString() }]);
  expect(await refusal(marte, 'accept-invitation', { token: second?.token })).toEqual([
    409,
    { error: 'The invitation has expired' },
  ]);
  expect(friendships.rows()).toHaveLength(before);
});

test('PEOPLE-33 a user with 500 friends cannot accept another, and the invitation stays open', async () => {
  const { spectator, backend } = await open();
  const { auth, invitations, friendships } = backend.database;
  const marte = await spectator();
  const [invitation] = invitations.rows(({ status }) => status === 'pending');
  const [[user], [friendship]] = [auth.users.rows(), friendships.rows()];
  const ids = Array.from({ length: mostFriends }, () => crypto.randomUUID());
  await auth.users.insert(ids.map((id) => ({ ...user, id, email: `${id}@eksempel.no` })));
  const pairs = ids.map((id) => [demoSpectator.id, id].toSorted());
  await friendships.insert(
    pairs.map(([user1_id, user2_id]) => ({ ...friendship, id: crypto.randomUUID(), user1_id, user2_id })),
  );
  expect(await refusal(marte, 'accept-invitation', { token: invitation?.token })).toEqual([
    409,
    { error: 'One of you has 500 friends, the most that one can have' },
  ]);
  expect(invitations.rows(({ id }) => id === invitation?.id)).toEqual([invitation]);
});

test.each([
  ['teams', { competitionId: 'XX' }, 404],
  ['teams', {}, 400],
  ['search-team', { name: ' ' }, 400],
  ['fetch-match', { id: 999 }, 404],
  ['fetch-match', {}, 400],
  ['fetch-match-deltas', { date: '2026-02-31' }, 400],
  ['football-data', { endpoint: 'areas' }, 400],
  ['football-data', { endpoint: 'matches/1; drop table' }, 400],
  ['football-data', { endpoint: 'competitions/XX/standings' }, 404],
  ['football-data', { endpoint: 'competitions/XX/matches' }, 404],
  ['football-data', { endpoint: 'competitions/XX/scorers' }, 404],
  ['football-data', { endpoint: 'teams/1' }, 404],
  ['football-data', { endpoint: 'teams/1/matches' }, 404],
  ['premier-league-data', { action: 'players', params: { teamId: 1 } }, 404],
  ['premier-league-data', { action: 'fixtures' }, 400],
  ['fantasy-premier-league', { action: 'team', teamId: 0 }, 404],
  ['fantasy-premier-league', { action: 'team', teamId: 'kari' }, 400],
  ['fantasy-premier-league', { action: 'picks', teamId: 1_000_000_000_000 }, 404],
  ['fantasy-premier-league', { action: 'picks', teamId: 4_030_403 }, 403],
  ['fantasy-premier-league', { action: 'gameweek', teamIds: [] }, 400],
])('%s refuses %j with %i and the reason', async (name, body, status) => {
  const { client } = await open();
  expect(await refusal(client(), name, body)).toEqual([status, { error: expect.any(String) }]);
});

const address = 'https://demo.example.test/functions/v1';

test.each([
  ['without a token', {}, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'],
  ['with the key for a token', { authorization: 'Bearer key' }, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT'],
  ['with a token of another', { authorization: 'Bearer a.b.c' }, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT'],
])('the gateway lets %s through to no function for signed-in users', async (_how, sent, code, message) => {
  await open();
  const response = await fetch(`${address}/send-invitation`, { method: 'POST', headers: { apikey: 'key', ...sent } });
  expect([response.status, await response.json()]).toEqual([401, { code, message }]);
  expect(response.headers.get('sb-error-code')).toBe(code);
});

test.each([
  ['an old anon key', anonymous, 'send-invitation', [401, { error: 'Sign in to invite friends' }]],
  ['the service key', service, 'send-invitation', [401, { error: 'Sign in to invite friends' }]],
  ['the service key', service, 'results-aggregator', [200, { success: true }]],
] as const)('the gateway lets %s through, and the function decides', async (_key, who, name, answer) => {
  const { backend } = await open();
  const context = {
    now: testNow,
    wallNow: testNow,
    newId: () => 'id',
    crowding: notCrowded,
    exportPace: new WritePace('exports', 1, () => testNow),
    present: () => 0,
  };
  const response = await answerFunctions(new Request(`${address}/${name}`, { method: 'POST' }), who, {
    ...context,
    matches: noFootball,
    database: backend.database,
  });
  expect([response.status, await response.json()]).toMatchObject(answer);
});
