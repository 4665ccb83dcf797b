import type { MatchId } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../data/createQueryClient.ts';
import { mutedMatchesQuery, tellMutedMatchesChanged } from '../../data/push/mutedMatchesQuery.ts';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { examplePushApi } from '../../testing/examplePushApi.ts';
import { MutedMatches } from './MutedMatches.ts';

const [m1, m2] = ['m1', 'm2'] as [MatchId, MatchId];
const mutedMatches = vi.fn<() => Promise<readonly MatchId[]>>();
let queryClient: ReturnType<typeof createQueryClient>;
let matches: MutedMatches;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:30:00Z') });
  vi.resetAllMocks();
  mutedMatches.mockResolvedValue([m1]);
  queryClient = createQueryClient();
  matches = new MutedMatches({ api: examplePushApi({ mutedMatches }), queryClient });
});
afterEach(() => {
  matches.stop();
  queryClient.clear();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const announced = (...asked: readonly MatchId[]) => asked.filter((match) => matches.mayAnnounce(match));

test('PUSH-14 events wait while the muted matches are loading', async () => {
  let answer = (_muted: readonly MatchId[]): void => {};
  mutedMatches.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  matches.start('kari');
  const received: MatchId[] = [];
  matches.whenKnown(() => void received.push(...announced(m1, m2)));
  await pass(1900);
  expect(received).toEqual([]);
  answer([m1]);
  await pass(0);
  expect(received).toEqual([m2]);
});

test('PUSH-14 without an answer within two seconds everything is announced until it arrives', async () => {
  let answer = (_muted: readonly MatchId[]): void => {};
  mutedMatches.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  matches.start('kari');
  const received = vi.fn<() => void>();
  matches.whenKnown(received);
  await pass(2000);
  expect(received).toHaveBeenCalledOnce();
  expect(announced(m1)).toEqual([m1]);
  answer([m1]);
  await pass(0);
  expect([announced(m1), matches.muted.current()]).toEqual([[], [m1]]);
});

test('if the muted matches cannot be loaded nothing is held back', async () => {
  mutedMatches.mockRejectedValue(new Error('down'));
  matches.start('kari');
  const received = vi.fn<() => void>();
  matches.whenKnown(received);
  await pass(100);
  expect(received).toHaveBeenCalledOnce();
});

test('PUSH-14 a match that the worker has muted is muted here at once, whatever an earlier answer contains', async () => {
  mutedMatches.mockResolvedValue([]);
  matches.start('kari');
  await pass(0);
  let answer = (_muted: readonly MatchId[]): void => {};
  mutedMatches.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  void queryClient.refetchQueries();
  await pass(0);
  mutedMatches.mockResolvedValue([m2]);
  matches.learn(m2);
  expect(announced(m2)).toEqual([]);
  answer([]);
  await pass(100);
  expect(announced(m1, m2)).toEqual([m1]);
});

test('PUSH-14 a match that was unmuted in another tab is announced again', async () => {
  matches.start('kari');
  await pass(0);
  expect(announced(m1)).toEqual([]);
  mutedMatches.mockResolvedValue([]);
  tellMutedMatchesChanged('kari');
  // A browser notifies the other tabs of a stored value.
  const key = privateStorageKey('kari', 'muted-matches-changed');
  expect(localStorage.getItem(key)).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await pass(100);
  expect(announced(m1)).toEqual([m1]);
});

test('a mute from another device applies five minutes later', async () => {
  mutedMatches.mockResolvedValue([]);
  matches.start('kari');
  await pass(0);
  mutedMatches.mockResolvedValue([m1]);
  await pass(5 * 60_000 + 100);
  expect(announced(m1)).toEqual([]);
});

test('the next user has other muted matches', async () => {
  matches.start('kari');
  await pass(0);
  matches.stop();
  expect(announced(m1)).toEqual([m1]);
  mutedMatches.mockResolvedValue([m2]);
  matches.start('ola');
  await pass(0);
  expect(announced(m1, m2)).toEqual([m1]);
});

test('if the project sends no push messages nothing is muted, and nothing waits', () => {
  const none = new MutedMatches({ api: null, queryClient });
  none.start('kari');
  const received = vi.fn<() => void>();
  none.whenKnown(received);
  expect(received).toHaveBeenCalledOnce();
  none.stop();
});

test('after stop nothing is requested, and waiting events are not announced', async () => {
  mutedMatches.mockReturnValue(new Promise(() => {}));
  matches.start('kari');
  const received = vi.fn<() => void>();
  matches.whenKnown(received);
  matches.stop();
  matches.learn(m1);
  await pass(10 * 60_000);
  expect([received.mock.calls.length, mutedMatches.mock.calls.length]).toEqual([0, 1]);
  expect(
    queryClient
      .getQueryCache()
      .find({ queryKey: mutedMatchesQuery(examplePushApi(), 'kari').queryKey })
      ?.getObserversCount(),
  ).toBe(0);
});
