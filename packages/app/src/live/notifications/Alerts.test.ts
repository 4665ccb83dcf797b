import { followId } from '@tribunen/contract';
import { type Follow, instantAt, type MatchId } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExampleAlerts } from '../../testing/ExampleAlerts.ts';
import { examplePushApi } from '../../testing/examplePushApi.ts';
import { exampleEvent, exampleNotification } from '../../testing/exampleEvent.ts';
import { tones } from './sound/tones.ts';

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

let example: ExampleAlerts;
const follows = vi.fn<(userId: string) => Promise<readonly Follow[]>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The socket sends a goal for Brann. */
function goal(id: string): void {
  example.socket?.onEvent(exampleEvent(id, { occurredAt: instantAt(Date.now()) }));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  localStorage.clear();
  follows.mockReset();
  follows.mockImplementation((userId) => Promise.resolve(userId === 'kari' ? [followsBrann] : []));
  example = new ExampleAlerts({ follows });
  example.room.start();
  example.alerts.start();
  await pass(0);
});
afterEach(() => {
  example.alerts.stop();
  example.room.stop();
});

test('while nobody is signed in nothing is requested, received or shown', async () => {
  example.signIn(null);
  await pass(5000);
  expect(follows).not.toHaveBeenCalled();
  expect(example.socket).toBeNull();
});

test('a goal for a followed team shows a card and plays a sound, once', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  goal('e1');
  await pass(100);
  expect(example.alerts.cards.shown.current()).toMatchObject({ status: 'notification', phase: 'front' });
  expect(example.heard).toEqual([tones.GOAL]);
});

test('PUSH-14 a goal of a muted match is not announced in any way, whenever it falls', async () => {
  const { matchId } = exampleEvent('e1');
  let answer = (_muted: readonly MatchId[]): void => {};
  const mutedMatches = () => new Promise<readonly MatchId[]>((resolve) => (answer = resolve));
  example.alerts.stop();
  example.room.stop();
  example = new ExampleAlerts({ follows }, examplePushApi({ mutedMatches }));
  example.room.start();
  example.alerts.start();
  example.signIn('kari');
  await pass(1000);
  goal('e1');
  await pass(900);
  answer([matchId]);
  await pass(5000);
  goal('e2');
  await pass(1000);
  expect([example.alerts.cards.shown.current(), example.heard]).toEqual([null, []]);
  expect(example.alerts.muted.current()).toEqual([matchId]);
});

test('when the spectator signs out the card disappears, the channel is left and the audio is closed', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  await pass(100);
  example.signIn(null);
  expect(example.alerts.cards.shown.current()).toBeNull();
  expect(example.socket).toBeNull();
  expect(example.outputsOpen).toBe(0);
});

test('after a change of user the page announces the goals of the new user’s follows', async () => {
  example.signIn('kari');
  await pass(3000);
  example.signIn('ola');
  await pass(3000);
  expect(follows.mock.calls.map(([userId]) => userId)).toEqual(['kari', 'ola']);
  goal('e1');
  await pass(100);
  expect(example.alerts.cards.shown.current()).toBeNull();
});

test('after stop no timer, listener or channel is left', async () => {
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  await pass(100);
  example.alerts.stop();
  example.room.stop();
  example.queryClient.clear();
  expect(vi.getTimerCount()).toBe(0);
  expect(example.world.listenerCount()).toBe(0);
  expect(example.pageListenerCount()).toBe(0);
  expect(example.queryClient.getQueryCache().hasListeners()).toBe(false);
  expect(example.socket).toBeNull();
  example.signIn('ola');
  await pass(3000);
  expect(example.socket).toBeNull();
});

test('PUSH-17 a page announces a push message for its own spectator, and none for another', async () => {
  example.signIn('kari');
  await pass(3000);
  const pushed = (id: string, to: string) => ({
    language: 'nb',
    to,
    message: {
      kind: 'goal',
      crest: null,
      notification: exampleNotification(id, { occurredAt: instantAt(Date.now()) }),
    },
  });
  example.push(pushed('e1', 'ola'));
  await pass(100);
  expect(example.alerts.cards.shown.current()).toBeNull();
  example.push(pushed('e2', 'kari'));
  await pass(100);
  expect(example.alerts.cards.shown.current()).toMatchObject({ notification: { id: 'e2' } });
});

test('KNOWN-6 a waiting card does not come up after the reader has hidden the result of its match', async () => {
  let hide = (): void => {};
  let isHidden = false;
  example.alerts.stop();
  example.room.stop();
  example = new ExampleAlerts({
    follows,
    isHidden: () => isHidden,
    onHidden: (listener) => {
      hide = listener;
      return () => {};
    },
  });
  example.room.start();
  example.alerts.start();
  example.signIn('kari');
  await pass(3000);
  goal('e1');
  example.push({
    language: 'nb',
    to: 'kari',
    message: {
      kind: 'goal',
      crest: null,
      notification: exampleNotification('e2', {
        minute: 80,
        score: { home: 5, away: 0 },
        occurredAt: instantAt(Date.now()),
      }),
    },
  });
  await pass(100);
  const shown: unknown[] = [];
  example.alerts.cards.shown.subscribe(() => shown.push(example.alerts.cards.shown.current()));
  isHidden = true;
  hide();
  await pass(20_000);
  expect(shown.at(-1)).toBeNull();
  expect(JSON.stringify(shown)).not.toContain('e2');
});
