import type { LiveMode, MatchState } from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { ExampleSocketServer } from '../../testing/ExampleSocketServer.ts';
import { createBackendClient } from '../access/client.ts';
import { subscribeToLiveMatches } from './live_matches_new.ts';
import { RealtimeSocket } from './RealtimeSocket.ts';

const row = {
  id: '1',
  status: 'IN_PLAY',
  minute: 31,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  updated_at: '2026-11-21T14:30:00Z',
};

let server: ExampleSocketServer;
let socket: RealtimeSocket;
const received: string[] = [];
const states: MatchState[] = [];
const listener = {
  onState: (state: MatchState) => states.push(state),
  onUp: () => received.push('up'),
  onDown: (reason: string) => received.push(`down: ${reason}`),
};
const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const line = () => ({ socket, mode: new Observable<LiveMode>('small'), random: () => 0 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  received.length = 0;
  states.length = 0;
  server = new ExampleSocketServer();
  const client = createBackendClient({
    // Each test has its own browser.
    url: `https://${crypto.randomUUID()}.example`,
    anonKey: 'anon-key',
    apiUrl: 'https://example.supabase.co/api',
    storage: kept,
    fetch: () => Promise.reject(new TypeError('there is no network')),
    transport: server.transport(),
  });
  socket = new RealtimeSocket(() => Promise.resolve(client));
});
test('a topic is up once the server listens to the database, and then its rows arrive', async () => {
  server.listens = false;
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  expect(received).toEqual([]);
  server.listens = true;
  socket.reopen();
  await pass(3000);
  expect(received).toEqual(['up']);
  server.change('live_matches_new', 'live_matches_new', row);
  expect(states).toMatchObject([{ matchId: '1', score: { home: 1, away: 0 } }]);
});

test('a row without a time gets the time of its commit', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  const { updated_at, ...specified } = row;
  server.change('live_matches_new', 'live_matches_new', specified);
  expect(states).toMatchObject([{ matchId: '1', updatedAt: '2026-11-21T14:30:00.000Z' }]);
  expect(updated_at).toBeDefined();
});

test('a topic that the server closes is opened again two seconds later', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.closeTopic('live_matches_new');
  expect(received).toEqual(['up', 'down: CLOSED']);
  await pass(1900);
  expect(server.joins).toHaveLength(1);
  await pass(200);
  expect(server.joins).toHaveLength(2);
  expect(received).toEqual(['up', 'down: CLOSED', 'up']);
  server.change('live_matches_new', 'live_matches_new', row);
  expect(states).toHaveLength(1);
});

test('a topic is reopened when it has joined but the server never confirms that it listens to the database', async () => {
  server.listens = false;
  subscribeToLiveMatches(line(), listener);
  await pass(14_000);
  expect(server.joins).toHaveLength(1);
  server.listens = true;
  await pass(2_000);
  expect(received).toEqual(['up']);
});

test('a topic is reopened when the server stops listening to the database for it and does not resume', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.loseDatabase('live_matches_new');
  await pass(14_000);
  expect(received).toEqual(['up', 'down: Subscribing to PostgreSQL failed']);
  await pass(3000);
  expect(received.at(-1)).toBe('up');
  expect(server.joins).toEqual(['live_matches_new', 'live_matches_new']);
});

test('a row that arrives while its topic is being left is dropped', async () => {
  const end = subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.answers = false;
  end();
  server.change('live_matches_new', 'live_matches_new', row);
  await pass(20_000);
  expect(states).toEqual([]);
});

test('a silently dead socket is discarded, and its topics open on a new one', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.answers = false;
  await pass(5000);
  server.answers = true;
  socket.reopen();
  await pass(3000);
  expect(server.openSockets()).toBe(1);
  expect(server.opened).toBe(2);
  expect(received).toEqual(['up', 'down: CLOSED', 'up']);
  server.change('live_matches_new', 'live_matches_new', row);
  expect(states).toHaveLength(1);
});

test('a dead socket that is slow to close can be discarded twice, and the topics are open on a third within seconds', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.closes = false;
  socket.reopen();
  await pass(500);
  socket.reopen();
  server.closes = true;
  await pass(4000);
  expect(received).toEqual(['up', 'down: CLOSED', 'up']);
  expect(server.openSockets()).toBe(1);
});

test('an answered heartbeat is a sign of life', async () => {
  const heard = vi.fn<() => void>();
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  const end = socket.onSound(heard);
  await pass(9_500);
  expect(heard).toHaveBeenCalledTimes(1);
  socket.probe();
  await pass(0);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  await pass(30_000);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a probe sends nothing while a heartbeat is unanswered', async () => {
  subscribeToLiveMatches(line(), listener);
  await pass(1000);
  server.answers = false;
  socket.probe();
  socket.probe();
  await pass(1000);
  expect(server.openSockets()).toBe(1);
});

test('when the last topic closes the socket closes too, and after that nothing arrives and nothing is retried', async () => {
  const end = subscribeToLiveMatches(line(), listener);
  await pass(1000);
  end();
  await pass(60_000);
  expect(server.openSockets()).toBe(0);
  expect(server.joins).toHaveLength(1);
  expect(received).toEqual(['up']);
});

test('a topic that is closed and reopened at once is open, on one socket', async () => {
  const end = subscribeToLiveMatches(line(), listener);
  await pass(1000);
  end();
  subscribeToLiveMatches(line(), listener);
  await pass(3000);
  expect(received).toEqual(['up', 'up']);
  expect(server.openSockets()).toBe(1);
});

function otherListener() {
  const heard: string[] = [];
  return {
    heard,
    onUp: () => heard.push('up'),
    onDown: (reason: string) => heard.push(`down: ${reason}`),
    onState: ({ matchId }: MatchState) => heard.push(`match ${matchId}`),
  };
}

test('listeners of the same topic share one channel, which closes with the last of them', async () => {
  const other = otherListener();
  const [end, endOther] = [subscribeToLiveMatches(line(), listener), subscribeToLiveMatches(line(), other)];
  await pass(1000);
  server.change('live_matches_new', 'live_matches_new', row);
  expect(server.joins).toEqual(['live_matches_new']);
  expect([received, states.length, other.heard]).toEqual([['up'], 1, ['up', 'match 1']]);
  end();
  end();
  server.change('live_matches_new', 'live_matches_new', row);
  server.closeTopic('live_matches_new');
  expect([received, states.length]).toEqual([['up'], 1]);
  expect(other.heard).toEqual(['up', 'match 1', 'match 1', 'down: CLOSED']);
  endOther();
  await pass(10_000);
  expect(server.openSockets()).toBe(0);
  expect(server.joins).toHaveLength(1);
});

test('a listener that joins a topic learns at once that it is up, and nothing while it is down', async () => {
  subscribeToLiveMatches(line(), listener);
  const early = otherListener();
  subscribeToLiveMatches(line(), early);
  expect(early.heard).toEqual([]);
  await pass(1000);
  const late = otherListener();
  subscribeToLiveMatches(line(), late);
  expect(late.heard).toEqual(['up']);
  server.closeTopic('live_matches_new');
  const waiting = otherListener();
  subscribeToLiveMatches(line(), waiting);
  expect(waiting.heard).toEqual([]);
  await pass(3000);
  expect([early, late, waiting].map(({ heard }) => heard.at(-1))).toEqual(['up', 'up', 'up']);
  expect(received).toEqual(['up', 'down: CLOSED', 'up']);
});
