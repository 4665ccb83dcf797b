// @vitest-environment node
import {
  instantAt,
  type MatchId,
  type PlayerId,
  type PlayerRating,
  type Rating,
  type Stars,
  toPlayerId,
  unrated,
} from '@tribunen/domain';
import type { LiveMatchRow } from '@tribunen/contract';
import type { MockNetwork } from '@tribunen/mocks/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { friendsApi } from './friendsApi.ts';
import type { KnownUntil } from '../live/knownUntil/KnownUntil.ts';
import { exampleGate } from '../testing/exampleGate.ts';
import { scoutingApi } from './scoutingApi.ts';

const id = (raw: string): PlayerId => {
  const player = toPlayerId(raw);
  if (player === null) throw new Error('no id');
  return player;
};
const [berg, moe] = [id('a1'), id('a2')];
const [match, matchBefore] = ['7' as MatchId, '8' as MatchId];
/** A match whose players can be rated. */
const endedMatch = (matchId: MatchId, hoursAgo: number): LiveMatchRow => ({
  id: matchId,
  status: 'FINISHED',
  minute: null,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  home_team_id: null,
  home_team_name: 'Brann',
  away_team_id: null,
  away_team_name: 'Viking',
  competition_code: 'ES',
  utc_kickoff: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  updated_at: new Date().toISOString(),
});
const given = (playerId: PlayerId, rating: Partial<Rating>): PlayerRating => ({
  playerId,
  playerName: 'Berg',
  rating: { ...unrated, ...rating },
});

const page = { isVisible: () => true, random: () => 0 };

async function openScouts() {
  const { backend } = await openTestSite();
  await backend.database.live_matches_new.insert([endedMatch(match, 3), endedMatch(matchBefore, 20)]);
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  return {
    backend,
    marte: { ...marte, scouting: scoutingApi.of(marte.access) },
    jonas: { ...other, scouting: scoutingApi.of(other.access) },
  };
}

test('SCOUT-2 only categories with stars are saved, and stars saved earlier stay', async () => {
  const { marte, jonas: other } = await openScouts();
  const { userId, scouting } = marte;
  await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4.5, mental: 2 })] });
  await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 3, physical: 0.5 })] });
  await other.scouting.rate({ userId: other.userId, matchId: match, ratings: [given(berg, { overall: 5 })] });
  const [mine] = await scouting.own(userId, [berg]);
  const [theirs] = await other.scouting.own(other.userId, [berg]);
  expect(mine).toMatchObject({ userId, matchId: match, rating: { ...unrated, overall: 3, physical: 0.5, mental: 2 } });
  expect(theirs).toMatchObject({ userId: other.userId, rating: { ...unrated, overall: 5 } });
});

test.each([
  ['PGRST204', "Could not find the 'match_id' column of 'player_ratings' in the schema cache"],
  ['42703', 'column "match_id" of relation "player_ratings" does not exist'],
])(
  'a table with the specification’s columns alone, which answers %s, saves the rating without its match',
  async (code, message) => {
    const { marte } = await openScouts();
    const { userId, scouting } = marte;
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const saved: unknown[] = [];
    const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const sent = await new Request(input, init).text();
      if (sent.includes('match_id'))
        return Response.json({ code, message, details: null, hint: null }, { status: 400 });
      saved.push(JSON.parse(sent));
      return Response.json([{ id: crypto.randomUUID() }], { status: 201 });
    });
    onTestFinished(() => requests.mockRestore());
    onTestFinished(() => warned.mockRestore());
    await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4 })] });
    expect(saved).toMatchObject([[{ player_id: berg, overall_rating: 4 }]]);
    expect(warned).toHaveBeenCalledOnce();
  },
);

test('a rating without stars is not sent, and an empty list of players causes no request', async () => {
  const { backend, marte } = await openScouts();
  backend.faults.set('*', { kind: 'offline' });
  await marte.scouting.rate({ userId: marte.userId, matchId: match, ratings: [given(berg, {})] });
  expect(await marte.scouting.totals(marte.userId, [])).toEqual([]);
  expect(await marte.scouting.own(marte.userId, [])).toEqual([]);
});

test('SCOUT-14 a player’s ratings are loaded match by match', async () => {
  const { marte, jonas: other } = await openScouts();
  const rate = (who: typeof marte, matchId: MatchId, overall: 2 | 5) =>
    who.scouting.rate({ userId: who.userId, matchId, ratings: [given(berg, { overall })] });
  await rate(marte, match, 2);
  await rate(other, match, 5);
  await rate(marte, matchBefore, 5);
  const course = await marte.scouting.course(berg);
  expect(course.map(({ matchId, mine, everybody }) => [matchId, mine, everybody])).toEqual(
    expect.arrayContaining([
      [match, 2, { average: 3.5, count: 2 }],
      [matchBefore, 5, { average: 5, count: 1 }],
    ]),
  );
});

test('KNOWN-2 a match whose result is hidden is not in the course of a player’s ratings', async () => {
  const { marte } = await openScouts();
  const { userId, scouting, access } = marte;
  for (const matchId of [match, matchBefore]) {
    await scouting.rate({ userId, matchId, ratings: [given(berg, { overall: 2 })] });
  }
  access.gate = hiding(match);
  expect((await scouting.course(berg)).map(({ matchId }) => matchId)).toEqual([matchBefore]);
});

test('KNOWN-14 a player’s average does not count what others gave after a match whose result is hidden', async () => {
  const { marte, jonas: other } = await openScouts();
  const { userId, scouting, access } = marte;
  await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 2 })] });
  await other.scouting.rate({ userId: other.userId, matchId: matchBefore, ratings: [given(berg, { overall: 5 })] });
  const overall = async () => (await scouting.totals(userId, [berg]))[0]?.everybody.overall;
  expect(await overall()).toEqual({ sum: 7, count: 2 });
  access.gate = hiding(matchBefore);
  expect(await overall()).toEqual({ sum: 2, count: 1 });
  access.gate = hiding(match);
  expect(await overall()).toEqual({ sum: 7, count: 2 });
});

test('KNOWN-14 a player’s average does not count what others gave after a match until the reader may know its end', async () => {
  const { marte, jonas: other } = await openScouts();
  const { userId, scouting, access } = marte;
  await other.scouting.rate({ userId: other.userId, matchId: match, ratings: [given(berg, { overall: 5 })] });
  const counted = async () => (await scouting.totals(userId, [berg]))[0]?.everybody.overall.count ?? 0;
  let now = Date.parse('2026-11-21T16:50:00Z');
  const gate = exampleGate({ knowingOf: () => ({ kind: 'delayed', seconds: 40 }), now: () => now });
  access.gate = gate;
  gate.states([
    {
      matchId: match,
      status: 'FINISHED',
      minute: null,
      injuryTime: null,
      score: { home: 1, away: 0 },
      updatedAt: instantAt(now),
    },
  ]);
  expect(await counted()).toBe(0);
  now += 40_000;
  gate.release();
  expect(await counted()).toBe(1);
});

function hiding(hidden: MatchId): KnownUntil {
  return exampleGate({
    knowingOf: (id) => ({ kind: id === hidden ? 'hidden' : 'now' }),
    hidesResults: () => true,
  });
}

/** Stores overall ratings of some players by a number of spectators. */
function fill({ database }: MockNetwork['backend'], players: readonly PlayerId[], raters: number): void {
  const rows = players.flatMap((player, n) =>
    Array.from({ length: raters }, (_, rater) =>
      ratingRow(n * raters + rater, uuid(rater), player, (n + rater) % 2 === 0 ? 3 : 4),
    ),
  );
  vi.spyOn(database.player_ratings, 'rows').mockImplementation((test = () => true) => rows.filter(test));
}

const ratingRow = (n: number, user_id: string, player_id: PlayerId, overall_rating: Stars) => ({
  id: uuid(n),
  user_id,
  player_id,
  player_name: 'Berg',
  overall_rating,
  technical_rating: null,
  physical_rating: null,
  tactical_rating: null,
  mental_rating: null,
  match_id: null,
  created_at: '2026-11-21T12:00:00.000Z',
});
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test('SCOUT-4 one request returns the sums of the ratings of 25 players by 1,000 spectators', async () => {
  const { backend, marte } = await openScouts();
  const players = Array.from({ length: 25 }, (_, n) => id(`many-${n}`));
  fill(backend, players, 1000);
  const requests = vi.spyOn(globalThis, 'fetch');
  const totals = await marte.scouting.totals(marte.userId, players);
  const own = await marte.scouting.own(marte.userId, players);
  expect(requests).toHaveBeenCalledTimes(2);
  requests.mockRestore();
  expect(own).toEqual([]);
  expect(totals).toHaveLength(25);
  for (const { everybody } of totals) expect(everybody.overall).toEqual({ sum: 3500, count: 1000 });
});

const missing = JSON.stringify({ code: 'PGRST202', message: 'Could not find the function', details: null, hint: null });

test.each([
  ['in PostgREST’s words', missing, 'application/json'],
  ['with a page', '<!doctype html><title>Not found</title>', 'text/html'],
  ['with no body', '', 'text/plain'],
])(
  'SCOUT-4 a backend that says %s that it cannot add up sends the rows, a thousand to a request, and that is logged once',
  async (_how, body, type) => {
    const { backend, marte } = await openScouts();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const real = globalThis.fetch;
    const requests = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init);
      return url.includes('rpc/player_rating_totals')
        ? Promise.resolve(new Response(body, { status: 404, headers: { 'content-type': type } }))
        : real(input, init);
    });
    onTestFinished(() => requests.mockRestore());
    const [friend] = await friendsApi.of(marte.access).friendships(marte.userId);
    const friendId = friend?.user1Id === marte.userId ? friend.user2Id : friend?.user1Id;
    await backend.database.player_ratings.insert([ratingRow(0, friendId ?? '', moe, 2)]);
    expect(await marte.scouting.totals(marte.userId, [moe])).toMatchObject([
      { playerId: moe, everybody: { overall: { sum: 2, count: 1 } }, friends: { overall: { sum: 2, count: 1 } } },
    ]);
    fill(backend, [berg], 2100);
    requests.mockClear();
    const [total] = await marte.scouting.totals(marte.userId, [berg]);
    expect(total?.everybody.overall).toEqual({ sum: 7350, count: 2100 });
    expect(
      requests.mock.calls.filter(([input, init]) => new Request(input, init).url.includes('player_ratings')),
    ).toHaveLength(3);
    expect(warned).toHaveBeenCalledOnce();
  },
);

test('a listener receives the ratings of its squad at once, and no other ratings', async () => {
  const { marte, jonas: other } = await openScouts();
  const heard: (string | null)[] = [];
  const up = vi.fn<() => void>();
  const end = marte.scouting.subscribe({ squad: 'team 1', players: [berg, id('b7')] }, page, {
    onUp: up,
    onDown: () => {},
    onChange: (change) =>
      heard.push(change.type === 'DELETE' ? null : `${change.value.playerId} ${change.value.rating.overall}`),
  });
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 5000 });
  const { userId } = other;
  await other.scouting.rate({ userId, matchId: match, ratings: [given(moe, { overall: 1 })] });
  await other.scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4 })] });
  await other.scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4.5 })] });
  await vi.waitFor(() => expect(heard).toEqual(['a1 4', 'a1 4.5']), { timeout: 5000 });
  end();
});
