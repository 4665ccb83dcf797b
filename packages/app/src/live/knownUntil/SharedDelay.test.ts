import type { FriendDelay } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { StoredValue } from '../../lib/storage/StoredValue.ts';
import { exampleUserId } from '../../testing/examplePeople.ts';
import { type KnownChoices, knowingOf, readKnownChoices, withDelay, writeKnownChoices } from './KnownChoices.ts';
import { SharedDelay } from './SharedDelay.ts';

const match = exampleMatch({});
let friends: readonly FriendDelay[] = [];
let shared: (number | null)[] = [];
let isSignedIn = true;
let choices: StoredValue<KnownChoices>;
let together: SharedDelay;
const secondsBehind = () => {
  const knowing = knowingOf(choices.current(), match.id, match);
  return knowing.kind === 'delayed' ? knowing.seconds : 0;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:30:00.000Z') });
  friends = [];
  shared = [];
  isSignedIn = true;
  choices = new StoredValue<KnownChoices>(
    { key: 'known', storage: () => localStorage, read: readKnownChoices, write: writeKnownChoices },
    window,
  );
  choices.choose(withDelay(choices.current(), 20));
  together = new SharedDelay({
    api: {
      share(_match, seconds) {
        shared.push(seconds);
        return Promise.resolve(friends);
      },
    },
    choices,
    queryClient: new QueryClient(),
    isSignedIn: () => isSignedIn,
    now: () => Date.now(),
  });
  together.start();
});
afterEach(() => {
  together.stop();
});

test('KNOWN-8 a device uses a friend’s longer delay, and its own again when it leaves', async () => {
  friends = [{ userId: exampleUserId('kari'), seconds: 45 }];
  together.sitTogether(match.id);
  await vi.advanceTimersByTimeAsync(10);
  expect([secondsBehind(), together.friends.current()]).toEqual([45, friends]);
  friends = [];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(secondsBehind()).toBe(20);
  together.leave();
  expect(shared).toEqual([20, 20, null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shared).toHaveLength(3);
});

test('KNOWN-8 friends learn the reader’s own delay again when it changes', async () => {
  together.sitTogether(match.id);
  await vi.advanceTimersByTimeAsync(10);
  choices.choose(withDelay(choices.current(), 38));
  await vi.advanceTimersByTimeAsync(10);
  expect(shared).toEqual([20, 38]);
});

test('KNOWN-8 watching together ends with the sign-out, and after four hours', async () => {
  together.sitTogether(match.id);
  await vi.advanceTimersByTimeAsync(10);
  isSignedIn = false;
  choices.choose({ ...choices.current() });
  expect(choices.current().together).toBeNull();
  isSignedIn = true;
  together.sitTogether(match.id);
  vi.setSystemTime(Date.now() + 5 * 60 * 60_000);
  choices.choose({ ...choices.current() });
  expect(choices.current().together).toBeNull();
});
