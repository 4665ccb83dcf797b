import { type Follow, type Followable, normaliseTeam, orderFollows } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { exampleFollowsApi } from '../../testing/exampleFollowsApi.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { type FollowChanges, useFollowChange } from './useFollowChange.ts';
import { useFollows } from './useFollows.ts';

const complaints = vi.spyOn(console, 'error');
const failure = vi.spyOn(toast, 'failure');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  for (const spy of [complaints, failure]) spy.mockReset();
});

const brann = exampleFollow({ id: 'brann', entityId: '1', displayName: 'Brann', priority: 0 });
const league = exampleFollow({
  id: 'league',
  entityType: 'competition',
  entityId: '2',
  displayName: 'Eliteserien',
  priority: 1,
});
const molde = exampleFollow({ id: 'molde', entityId: '3', displayName: 'Molde', priority: 2 });
const viking: Followable = { kind: 'team', team: normaliseTeam({ id: 4, name: 'Viking' }) };
const refused = new BackendFailure('broken', { status: 500, retryAfterMs: null });
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

/** A screen of Kari (id u1), who follows something, on a server that answers when the test lets it. */
async function open(given: Partial<FollowsApi> = {}, follows: readonly Follow[] = [brann, league, molde]) {
  const server = { follows };
  const services = fakeServices(fakeApi({ follows: () => Promise.resolve(server.follows) }));
  followsApi.replace(services.access, exampleFollowsApi(given));
  const see = vi.fn<(changes: FollowChanges, follows: readonly Follow[] | undefined) => void>();
  function Screen() {
    const changes = useFollowChange('u1');
    const { data } = useFollows();
    useEffect(() => see(changes, data));
    return null;
  }
  const seen = () => see.mock.lastCall?.[1];
  render(<WithServices services={services} routes={[{ path: '/', element: <Screen /> }]} at="/" />);
  await waitFor(() => expect(seen()).toBeDefined());
  return {
    server,
    change: (make: (changes: FollowChanges) => void) => {
      const [changes] = see.mock.lastCall ?? [];
      if (changes !== undefined) act(() => make(changes));
    },
    shown: () => orderFollows(seen() ?? []).map(({ displayName }) => displayName),
    follow: (name: string) => seen()?.find(({ displayName }) => displayName === name),
  };
}

/** A call that never ends. */
const under = () => new Promise<never>(() => {});

test('FOLLOW-1 FOLLOW-2 FOLLOW-6 a new follow shows at once, last and without notifications', async () => {
  const add = vi.fn<FollowsApi['add']>(under);
  const { change, shown, follow } = await open({ add });
  change(({ follow: begin }) => begin(viking));
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde', 'Viking']));
  expect(follow('Viking')).toMatchObject({ entityId: '4', priority: 3, notifications: false });
  await waitFor(() => expect(add).toHaveBeenCalledWith([follow('Viking')]));
});

test('FOLLOW-5 following the same team again changes nothing and sends nothing', async () => {
  const add = vi.fn<FollowsApi['add']>(under);
  const { change, shown } = await open({ add });
  change(({ follow }) => follow(viking));
  change(({ restore }) => restore(brann));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde', 'Viking']);
});

test('FOLLOW-6 a removal shows at once, and a restored follow is in its old place', async () => {
  const { change, shown, server } = await open({ remove: under });
  change(({ unfollow }) => unfollow(league.id));
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Molde']));
  server.follows = [brann, molde];
  change(({ restore }) => restore(league));
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde']));
});

test('FOLLOW-6 FOLLOW-12 a move shows at once and is sent by kind, with the positions in the whole list', async () => {
  const reorder = vi.fn<FollowsApi['reorder']>(under);
  const { change, shown } = await open({ reorder });
  change(({ move }) => move(molde.id, brann.id));
  await waitFor(() => expect(shown()).toEqual(['Molde', 'Brann', 'Eliteserien']));
  await waitFor(() =>
    expect(reorder).toHaveBeenCalledWith({
      team: [
        { id: 'brann', priority: 1 },
        { id: 'molde', priority: 0 },
      ],
      competition: [{ id: 'league', priority: 2 }],
    }),
  );
});

test('FOLLOW-4 a follow dropped on nothing, on itself or on a removed follow sends nothing', async () => {
  const reorder = vi.fn<FollowsApi['reorder']>(under);
  const { change, shown } = await open({ reorder });
  change(({ move }) => move(brann.id, null));
  change(({ move }) => move(brann.id, brann.id));
  change(({ move }) => move(brann.id, exampleFollow({ id: 'gone' }).id));
  expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde']);
  change(({ move }) => move(brann.id, molde.id));
  await waitFor(() => expect(reorder).toHaveBeenCalledOnce());
});

test('FOLLOW-7 a follow, a removal and a switch of notifications that fail are undone, and a toast shows the reason', async () => {
  const fail = () => Promise.reject(refused);
  const { change, shown, follow } = await open({ add: fail, remove: fail, notify: fail });
  change(({ follow: begin }) => begin(viking));
  change(({ unfollow }) => unfollow(brann.id));
  change(({ notify }) => notify(molde.id, true));
  await waitFor(() => expect(failure).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde']));
  expect(follow('Molde')?.notifications).toBe(false);
  expect(failure.mock.calls.map(([{ text }]) => text)).toEqual([
    'Kunne ikke følge: uventet svar fra serveren',
    'Kunne ikke slutte å følge: uventet svar fra serveren',
    'Kunne ikke endre varslene: uventet svar fra serveren',
  ]);
  expect(complaints).toHaveBeenCalledTimes(3);
});

test('OFFLINE-5 without a network a follow shows and waits, and is sent when there is one; later changes wait for it', async () => {
  let isOnline = false;
  const add = vi.fn<FollowsApi['add']>(() => (isOnline ? Promise.resolve() : Promise.reject(offline)));
  const remove = vi.fn<FollowsApi['remove']>(() => Promise.resolve());
  const { change, shown } = await open({ add, remove });
  change(({ follow: begin }) => begin(viking));
  change(({ unfollow }) => unfollow(brann.id));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  await waitFor(() => expect(shown()).toEqual(['Eliteserien', 'Molde', 'Viking']));
  expect(remove).not.toHaveBeenCalled();
  isOnline = true;
  await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(brann.id), { timeout: 10_000 });
  expect(add).toHaveBeenCalledTimes(2);
  expect(failure).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test('FOLLOW-13 a reorder that fails is undone and logged, without a toast', async () => {
  let fail = (): void => {};
  const reorder = () => new Promise<never>((_resolve, reject) => (fail = () => reject(refused)));
  const { change, shown } = await open({ reorder });
  change(({ move }) => move(molde.id, brann.id));
  await waitFor(() => expect(shown()).toEqual(['Molde', 'Brann', 'Eliteserien']));
  await act(async () => fail());
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde']));
  expect(complaints).toHaveBeenCalledOnce();
  expect(failure).not.toHaveBeenCalled();
});

test('FOLLOW-7 of several changes only the failed one is undone, and later changes stay', async () => {
  let fail = (): void => {};
  const reorder = () => new Promise<never>((_resolve, reject) => (fail = () => reject(refused)));
  const { change, shown, follow } = await open({ reorder, add: under });
  change(({ move }) => move(molde.id, brann.id));
  change(({ follow: begin }) => begin(viking));
  change(({ notify }) => notify(league.id, true));
  await waitFor(() => expect(shown()).toEqual(['Molde', 'Brann', 'Eliteserien', 'Viking']));
  await act(async () => fail());
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde', 'Viking']));
  expect(follow('Eliteserien')?.notifications).toBe(true);
});

test('FOLLOW-7 the notifications of a follow that has been removed elsewhere cannot be switched', async () => {
  const { change } = await open({ notify: () => Promise.resolve(false) });
  change(({ notify }) => notify(molde.id, true));
  await waitFor(() =>
    expect(failure.mock.calls).toEqual([
      [{ title: 'Feil', text: 'Kunne ikke endre varslene: du følger det ikke lenger' }],
    ]),
  );
});

test('FOLLOW-18 the new follows of a file show at once and are sent in one call, and duplicates are counted', async () => {
  const add = vi.fn<FollowsApi['add']>(under);
  const { change, shown } = await open({ add });
  const saved = (entityId: string, displayName: string) =>
    ({ entityType: 'team', entityId, displayName, crestUrl: null, notifications: true }) as const;
  let outcome: ReturnType<FollowChanges['merge']> = null;
  change(({ merge }) => (outcome = merge([saved('9', 'Rosenborg'), saved('1', 'Brann'), saved('8', 'Odd')])));
  expect(outcome).toEqual({ added: 2, duplicates: 1 });
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde', 'Rosenborg', 'Odd']));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add.mock.lastCall?.[0].map(({ displayName, priority }) => [displayName, priority])).toEqual([
    ['Rosenborg', 3],
    ['Odd', 4],
  ]);
});

test('FOLLOW-7 FOLLOW-18 an import that fails is undone completely', async () => {
  const { change, shown } = await open({ add: () => Promise.reject(refused) });
  change(({ merge }) =>
    merge([{ entityType: 'team', entityId: '9', displayName: 'Rosenborg', crestUrl: null, notifications: false }]),
  );
  await waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(failure.mock.lastCall?.[0].text).toBe('Kunne ikke hente fra filen: uventet svar fra serveren');
  await waitFor(() => expect(shown()).toEqual(['Brann', 'Eliteserien', 'Molde']));
});
