import { toMatchId } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionStore } from '../session/SessionStore.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { fakeBackend } from '../testing/fakeServices.tsx';
import { Live } from './Live.ts';
import { silentLog } from './LiveLog.ts';
import { LiveRoom } from './LiveRoom.ts';

const complaints = vi.spyOn(console, 'error');
const watched = vi.fn<(match: string) => void>();
const unwatched = vi.fn<(match: string) => void>();
let world: ExampleLiveWorld;

function exampleRoom(): LiveRoom {
  const backend = fakeBackend({
    subscribeToMatchState: (match) => {
      watched(match);
      return () => unwatched(match);
    },
  });
  const session = new SessionStore(backend);
  session.start();
  const queryClient = new QueryClient();
  const tabsIdentity = (): string => 'test';
  return new LiveRoom({ backend, queryClient, session, world, log: silentLog, tabsPort: null, tabsIdentity });
}

function exampleMatchId() {
  const id = toMatchId('7');
  if (id === null) throw new Error('7 is the id of a match');
  return id;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  complaints.mockReset();
  complaints.mockImplementation(() => {});
  watched.mockReset();
  unwatched.mockReset();
  world = new ExampleLiveWorld();
});
afterEach(() => {
  vi.useRealTimers();
});

test('until the room is there it is connecting, and who listens is told when it has come', async () => {
  const room = exampleRoom();
  const live = new Live(() => Promise.resolve(room));
  const listener = vi.fn<() => void>();
  live.subscribe(listener);
  live.start();
  expect(live.room()).toBeNull();
  expect(live.status()).toEqual({ connection: 'connecting', online: true, confirmedAt: null });
  expect(live.status()).toBe(live.status());
  await pass(0);
  expect(live.room()).toBe(room);
  expect(listener).toHaveBeenCalled();
  live.stop();
});

test('what happens to the link is told, until who listens has enough', async () => {
  const live = new Live(() => Promise.resolve(exampleRoom()));
  live.start();
  await pass(0);
  const listener = vi.fn<() => void>();
  const end = live.subscribe(listener);
  world.goOffline();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(live.status().online).toBe(false);
  end();
  world.goOnline();
  expect(listener).toHaveBeenCalledTimes(1);
  live.stop();
});

test('a match that is opened before the room is there is watched once it is, and no longer when it is closed', async () => {
  const live = new Live(() => Promise.resolve(exampleRoom()));
  const match = exampleMatchId();
  const end = live.watchMatch(match);
  const endSoon = live.watchMatch(match);
  endSoon();
  live.start();
  await pass(0);
  expect(watched).toHaveBeenCalledTimes(1);
  expect(unwatched).not.toHaveBeenCalled();
  end();
  end();
  expect(unwatched).toHaveBeenCalledTimes(1);
  live.stop();
});

test('a room that does not come is fetched again, later each time, and complained of each time', async () => {
  const open = vi.fn<() => Promise<LiveRoom>>(() => Promise.reject(new Error('no network')));
  const live = new Live(open);
  live.start();
  live.start();
  await pass(1999);
  expect(open).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(open).toHaveBeenCalledTimes(2);
  await pass(3999);
  expect(open).toHaveBeenCalledTimes(2);
  open.mockImplementation(() => Promise.resolve(exampleRoom()));
  await pass(1);
  expect(live.room()).not.toBeNull();
  expect(complaints).toHaveBeenCalledTimes(2);
  live.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('stopped while the room is on its way, nothing runs; started again, it is there', async () => {
  const open = vi.fn<() => Promise<LiveRoom>>(() => Promise.resolve(exampleRoom()));
  const live = new Live(open);
  live.start();
  live.stop();
  await pass(0);
  expect(world.listenerCount()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  live.start();
  await pass(0);
  expect(world.listenerCount()).toBeGreaterThan(0);
  live.stop();
  expect(world.listenerCount()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
