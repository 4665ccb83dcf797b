import { followId } from '@tribunen/contract';
import { type Follow, instantAt } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followsQuery } from '../queries/followsQuery.ts';
import { ExampleDesk } from '../testing/ExampleDesk.ts';
import { exampleEvent } from '../testing/exampleEvent.ts';
import { goalTone } from './goalTone.ts';

const followsBrann: Follow = {
  id: parse(followId, 'f1'),
  entityType: 'team',
  entityId: '1',
  displayName: 'Brann',
  crestUrl: null,
  priority: 0,
  notifications: true,
  createdAt: null,
};

let example: ExampleDesk;
const follows = vi.fn<(userId: string) => Promise<readonly Follow[]>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A goal for Brann, this moment, as the socket tells it. */
function goal(id: string): void {
  example.socket?.onEvent(exampleEvent(id, { occurredAt: instantAt(Date.now()) }));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  localStorage.clear();
  follows.mockReset();
  follows.mockImplementation((userId) => Promise.resolve(userId === 'kari' ? [followsBrann] : []));
  example = new ExampleDesk({ follows });
  example.room.start();
  example.desk.start();
  await pass(0);
});
afterEach(() => {
  example.desk.stop();
  example.room.stop();
  vi.useRealTimers();
});

test('while nobody is signed in nothing is asked, listened to or shown', async () => {
  example.signIn(null);
  await pass(5000);
  expect(follows).not.toHaveBeenCalled();
  expect(example.socket).toBeNull();
  expect(example.online).toEqual([]);
});

test('a goal for a team that the spectator follows comes up on the board and is heard, once', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  goal('e1');
  await pass(100);
  expect(example.desk.board.current()).toMatchObject({ status: 'notification', phase: 'front' });
  expect(example.heard).toEqual([goalTone]);
  expect(example.online).toEqual(['kari']);
});

test('who signs out is told of nothing more: the card goes, the channel is left and the audio given back', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  await pass(100);
  example.signIn(null);
  expect(example.desk.board.current()).toEqual({ status: 'none' });
  expect(example.socket).toBeNull();
  expect(example.online).toEqual([]);
  expect(example.speakersOpen).toBe(0);
});

test('who signs in after another is told by their own follows', async () => {
  example.signIn('kari');
  await pass(3000);
  example.signIn('ola');
  await pass(3000);
  expect(follows.mock.calls.map(([userId]) => userId)).toEqual(['kari', 'ola']);
  goal('e1');
  await pass(100);
  expect(example.desk.board.current()).toEqual({ status: 'none' });
  expect(example.online).toEqual(['ola']);
});

test('what the spectator has just chosen to follow counts at once, and what they follow no longer, no longer', async () => {
  example.signIn('ola');
  await pass(3000);
  const { queryKey } = followsQuery(example.backend, 'ola');
  example.queryClient.setQueryData(queryKey, [followsBrann]);
  goal('e1');
  await pass(100);
  expect(example.desk.board.current()).toMatchObject({ status: 'notification' });
  await pass(7000);
  example.queryClient.setQueryData(queryKey, []);
  goal('e2');
  await pass(100);
  expect(example.desk.board.current()).toEqual({ status: 'none' });
});

test('stopped, it leaves no timer, no listener and no channel, whatever was up', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  await pass(100);
  example.desk.stop();
  example.room.stop();
  example.queryClient.clear();
  expect(vi.getTimerCount()).toBe(0);
  expect(example.world.listenerCount()).toBe(0);
  expect(example.pageListenerCount()).toBe(0);
  expect(example.queryClient.getQueryCache().hasListeners()).toBe(false);
  expect(example.socket).toBeNull();
  example.signIn('ola');
  await pass(3000);
  expect(example.online).toEqual([]);
});
