// @vitest-environment node
import { type MatchId, type PlayerId, type PlayerRating, type Rating, toPlayerId, unrated } from '@tribunen/domain';
import type { MockNetwork } from '@tribunen/mocks/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { scoutingBackend } from './scoutingBackend.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

const id = (raw: string): PlayerId => {
  const player = toPlayerId(raw);
  if (player === null) throw new Error('no id');
  return player;
};
const [berg, moe] = [id('a1'), id('a2')];
const match = '7' as MatchId;
const given = (playerId: PlayerId, rating: Partial<Rating>): PlayerRating => ({
  playerId,
  playerName: 'Berg',
  rating: { ...unrated, ...rating },
});

async function openScouts() {
  const { backend } = await openTestSite();
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  return {
    backend,
    marte: { ...marte, scouting: scoutingBackend.of(marte.access) },
    jonas: { ...other, scouting: scoutingBackend.of(other.access) },
  };
}

test('SCOUT-2 only categories with stars are saved, and what was saved before stays', async () => {
  const { marte, jonas: other } = await openScouts();
  const { userId, scouting } = marte;
  await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4.5, mental: 2 })] });
  await scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 3, physical: 0.5 })] });
  await other.scouting.rate({ userId: other.userId, matchId: match, ratings: [given(berg, { overall: 5 })] });
  const stored = new TestBrowser().open();
  const [mine, theirs] = await scoutingBackend.of(stored).ratings([berg]);
  expect(mine).toMatchObject({ userId, matchId: match, rating: { ...unrated, overall: 3, physical: 0.5, mental: 2 } });
  expect(theirs).toMatchObject({ userId: other.userId, rating: { ...unrated, overall: 5 } });
});

test('a team is saved as one: where one of its ratings is refused none is stored', async () => {
  const { backend, marte } = await openScouts();
  const { userId, scouting } = marte;
  const broken = { ...unrated, overall: 5.5 as 5 };
  const ratings = [given(berg, { overall: 4 }), { playerId: moe, playerName: 'Moe', rating: broken }];
  await expect(scouting.rate({ userId, matchId: match, ratings })).rejects.toMatchObject({ code: '23514' });
  expect(await scouting.ratings([berg, moe])).toEqual([]);
  expect(backend.database.player_rating_history.rows(({ player_id }) => player_id === berg)).toEqual([]);
});

test('nobody rates in another’s name, and nobody while signed out', async () => {
  const { marte, jonas: other } = await openScouts();
  const asOther = { userId: other.userId, matchId: match, ratings: [given(berg, { overall: 1 })] };
  await expect(marte.scouting.rate(asOther)).rejects.toMatchObject({ code: '42501' });
  const visitor = scoutingBackend.of(new TestBrowser().open());
  await expect(visitor.rate(asOther)).rejects.toMatchObject({ code: '42501' });
});

test('a rating without stars is not sent, and nobody’s ratings need no request', async () => {
  const { backend, marte } = await openScouts();
  backend.faults.set('*', { kind: 'offline' });
  await marte.scouting.rate({ userId: marte.userId, matchId: match, ratings: [given(berg, {})] });
  expect(await marte.scouting.ratings([])).toEqual([]);
});

test('SCOUT-14 a player’s ratings come from match to match', async () => {
  const { marte, jonas: other } = await openScouts();
  const rate = (who: typeof marte, matchId: MatchId, overall: 2 | 5) =>
    who.scouting.rate({ userId: who.userId, matchId, ratings: [given(berg, { overall })] });
  await rate(marte, match, 2);
  await rate(other, match, 5);
  await rate(marte, '8' as MatchId, 5);
  const course = await marte.scouting.course(berg);
  expect(course.map(({ matchId, mine, everybody }) => [matchId, mine, everybody])).toEqual(
    expect.arrayContaining([
      [match, 2, { average: 3.5, count: 2 }],
      ['8', 5, { average: 5, count: 1 }],
    ]),
  );
});

test('more ratings than one answer holds come in several', async () => {
  const { backend, marte } = await openScouts();
  const players = Array.from({ length: 210 }, (_, n) => id(`many-${n}`));
  await fill(backend, players);
  expect(await marte.scouting.ratings(players)).toHaveLength(1050);
});

async function fill({ database }: MockNetwork['backend'], players: readonly PlayerId[]): Promise<void> {
  const users = database.auth.users.rows().slice(0, 5);
  const none = { technical_rating: null, physical_rating: null, tactical_rating: null, mental_rating: null };
  await database.player_ratings.insert(
    players.flatMap((player_id, n) =>
      users.map((user, place) => ({
        id: `00000000-0000-4000-8000-${String(n * 5 + place).padStart(12, '0')}`,
        user_id: user.id,
        player_id,
        player_name: 'Berg',
        overall_rating: 3,
        ...none,
        match_id: null,
        created_at: '2026-11-21T12:00:00.000Z',
      })),
    ),
  );
}

test('the ratings of a squad are heard at once, and those of others are not', async () => {
  const { marte, jonas: other } = await openScouts();
  const heard: (string | null)[] = [];
  const up = vi.fn<() => void>();
  const end = marte.scouting.subscribe(
    { squad: 'team 1', players: [berg, id('b7')] },
    {
      onUp: up,
      onDown: () => {},
      onChange: (change) =>
        heard.push(change.type === 'DELETE' ? null : `${change.value.playerId} ${change.value.rating.overall}`),
    },
  );
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 5000 });
  const { userId } = other;
  await other.scouting.rate({ userId, matchId: match, ratings: [given(moe, { overall: 1 })] });
  await other.scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4 })] });
  await other.scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4.5 })] });
  await vi.waitFor(() => expect(heard).toEqual(['a1 4', 'a1 4.5']), { timeout: 5000 });
  end();
});

test.each([
  ['no network', { kind: 'offline' }],
  ['a 500', { kind: 'status', status: 500 }],
  ['a page that is no JSON', { kind: 'html' }],
] as const)('%s fails every call', async (_what, fault) => {
  const { backend, marte } = await openScouts();
  const { userId, scouting } = marte;
  backend.faults.set('*', fault);
  const calls = await Promise.allSettled([
    scouting.teams(),
    scouting.players('57' as Parameters<typeof scouting.players>[0]),
    scouting.ratings([berg]),
    scouting.rate({ userId, matchId: match, ratings: [given(berg, { overall: 4 })] }),
    scouting.course(berg),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
});
