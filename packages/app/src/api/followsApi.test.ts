// @vitest-environment node
import { followId } from '@tribunen/contract';
import { type Follow, orderFollows } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { exampleFollow } from '../testing/exampleFollow.ts';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { withoutProcedure } from '../testing/withoutProcedure.ts';
import { followsApi } from './followsApi.ts';
import { homeApi } from './homeApi.ts';

/** Two spectators in separate browsers, on a backend where nobody follows anything. */
async function openFollows() {
  const { backend } = await openTestSite();
  await backend.database.user_follows.delete(() => true);
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  const of = ({ access, userId }: typeof marte) => ({
    ...followsApi.of(access),
    list: async () => orderFollows(await homeApi.of(access).follows(userId)),
  });
  return { backend, marte: of(marte), jonas: of(other) };
}

const id = (number: number) => parse(followId, `00000000-0000-4000-8000-00000000000${number}`);
const brann = exampleFollow({ id: id(1), entityId: '900002', displayName: 'Brann', crestUrl: '🔴' });
const league = exampleFollow({
  id: id(2),
  entityType: 'competition',
  entityId: '900000',
  displayName: 'Eliteserien',
  priority: 1,
});
const molde = exampleFollow({ id: id(3), entityId: '900003', displayName: 'Molde', priority: 2, notifications: true });
const names = (follows: readonly Follow[]): readonly string[] => follows.map(({ displayName }) => displayName);

test('FOLLOW-1 a follow is stored as it was shown, and only its owner can read it', async () => {
  const { marte, jonas: other } = await openFollows();
  await marte.add([brann, league, molde]);
  const stored = await marte.list();
  expect(stored.map((follow) => ({ ...follow, createdAt: null }))).toEqual([brann, league, molde]);
  expect(await other.list()).toEqual([]);
});

test('notifications are switched on and off, and a follow is removed, even twice; then there is nothing to switch', async () => {
  const { marte, jonas: other } = await openFollows();
  await marte.add([brann]);
  expect(await marte.notify(brann.id, true)).toBe(true);
  expect(await marte.list()).toMatchObject([{ notifications: true }]);
  expect(await other.notify(brann.id, false)).toBe(false);
  await marte.remove(brann.id);
  await marte.remove(brann.id);
  expect(await marte.list()).toEqual([]);
  expect(await marte.notify(brann.id, false)).toBe(false);
});

test('FOLLOW-12 a reorder is one request, with a list of competitions and a list of teams, neither of them empty', async () => {
  const { backend, marte } = await openFollows();
  await marte.add([brann, league, molde]);
  const asked: unknown[] = [];
  const answer = backend.answer.bind(backend);
  vi.spyOn(backend, 'answer').mockImplementation(async (request) => {
    if (request.url.includes('/rpc/')) asked.push(await request.clone().json());
    return answer(request);
  });
  await marte.reorder({
    competition: [{ id: league.id, priority: 0 }],
    team: [
      { id: molde.id, priority: 1 },
      { id: brann.id, priority: 2 },
    ],
  });
  expect(names(await marte.list())).toEqual(['Eliteserien', 'Molde', 'Brann']);
  await marte.reorder({ team: [{ id: molde.id, priority: 5 }] });
  expect(names(await marte.list())).toEqual(['Eliteserien', 'Brann', 'Molde']);
  await marte.reorder({});
  expect(asked).toEqual([
    {
      competitions: [{ id: league.id, priority: 0 }],
      teams: [
        { id: molde.id, priority: 1 },
        { id: brann.id, priority: 2 },
      ],
    },
    { teams: [{ id: molde.id, priority: 5 }] },
    {},
  ]);
});

test('FOLLOW-12 a backend without the procedure gets a request for each priority', async () => {
  const { marte } = await openFollows();
  await marte.add([brann, league, molde]);
  withoutProcedure('reorder_follows');
  await marte.reorder({
    competition: [{ id: league.id, priority: 0 }],
    team: [
      { id: molde.id, priority: 1 },
      { id: brann.id, priority: 2 },
    ],
  });
  expect(names(await marte.list())).toEqual(['Eliteserien', 'Molde', 'Brann']);
});
