import { expect, test } from 'vitest';
import { modelCrowd, reaches, type SpectatorFigures } from './modelCrowd.ts';

const small: SpectatorFigures = {
  mode: 'small',
  requests: 1.2,
  cacheable: 0,
  asArriving: 30,
  channels: {
    live_matches_new: 1,
    live_events_new: 1,
    live_events_only: 1,
    match_state: 1,
    user_follows: 1,
    online_users: 1,
  },
  signedIn: 1,
  bytesAnHour: 2_000_000,
};
const crowd: SpectatorFigures = {
  mode: 'crowd',
  requests: 0.08,
  cacheable: 0.07,
  asArriving: 9,
  channels: { live: 1, match: 0.5, user: 1 },
  signedIn: 1,
  bytesAnHour: 1_000_000,
};
const row = (figures: SpectatorFigures, what: string, spectators: number) =>
  modelCrowd(figures)
    .find((each) => each.what === what)
    ?.of(spectators);

test('the number of requests that no cache can answer grows with the number of spectators', () => {
  expect(row(small, 'requests a second at the origin', 1000)).toBe(1200);
  expect(row(small, 'dollars for functions', 1000)).toBeCloseTo(17.28);
  expect(row(small, 'channel joins a second', 1000)).toBe(50);
});

test('cacheable requests reach the origin once a second for each cache node and address', () => {
  const cached = (spectators: number) =>
    (row(crowd, 'requests a second at the origin', spectators) ?? 0) - spectators * 0.01;
  expect(cached(100)).toBeCloseTo(7);
  expect(cached(10_000)).toBeCloseTo(90);
  expect(cached(100_000)).toBeCloseTo(90);
});

test('half of the spectators arrive in the minute before kick-off, each with every request that no cache answers', () => {
  expect(row(small, 'requests a second of those who come', 1000)).toBeCloseTo(250);
  expect(row(crowd, 'requests a second of those who come', 1000)).toBeCloseTo(75);
});

test('a spectator receives a goal once on each channel that carries it', () => {
  expect(row(small, 'messages of one goal, in its second', 1000)).toBe(4000);
  expect(row(crowd, 'messages of one goal, in its second', 1000)).toBe(1500);
});

test('when a minute of play passes, a spectator gets a message for each match in mode small, and none in mode crowd', () => {
  expect(row(small, 'messages of a minute of play, in its second', 1000)).toBe(11_000);
  expect(row(crowd, 'messages of a minute of play, in its second', 1000)).toBe(0);
});

test('chat messages grow with readers and writers in mode small; in mode crowd each reader gets at most one a second', () => {
  expect(row(small, 'messages of a chat a second', 1000)).toBeCloseTo(33.3, 1);
  expect(row(small, 'messages of a chat a second', 100_000)).toBeCloseTo(333_333, 0);
  expect(row(crowd, 'messages of a chat a second', 1000)).toBeCloseTo(33.3, 1);
  expect(row(crowd, 'messages of a chat a second', 100_000)).toBe(20_000);
});

test('presence goes to every spectator in mode small, and only to friends in mode crowd, where pages call every two minutes', () => {
  expect(row(small, 'messages of presence a second', 10_000)).toBeCloseTo(111_111, 0);
  expect(row(crowd, 'messages of friends who come, a second', 10_000)).toBeCloseTo(111.1, 1);
  expect(row(small, 'presence calls a second', 12_000)).toBe(0);
  expect(row(crowd, 'presence calls a second', 12_000)).toBe(100);
});

test('the policies check a goal for each listener of a table, but a listener of a crowd topic only when it joins', () => {
  expect(row(small, 'seconds of policy checks for one goal', 10_000)).toBeCloseTo(2.2);
  expect(row(crowd, 'seconds of policy checks for one goal', 10_000)).toBe(0);
});

test('the costs of a match day are its messages and the connections beyond the plan’s quota', () => {
  // 30 goals × 1,500, two hours of chat × 33.3 a second, and 1,000 arrivals, each sent to ten friends.
  expect(row(crowd, 'dollars for messages', 1000)).toBeCloseTo(((45_000 + 240_000 + 10_000) / 1e6) * 2.5);
  expect(row(crowd, 'dollars for connections, of the month', 400)).toBe(0);
  expect(row(crowd, 'dollars for connections, of the month', 10_500)).toBe(100);
  expect(row(crowd, 'dollars for traffic', 100_000)).toBeCloseTo(18);
});

test('the limits of a plan are listed in the order in which they are reached', () => {
  const first = (figures: SpectatorFigures, plan: 'Pro' | 'Pro without a spend cap') =>
    reaches(modelCrowd(figures), plan)
      .slice(0, 2)
      .map(({ spectators, what }) => [spectators, what]);
  expect(first(small, 'Pro')).toEqual([
    [46, 'messages of a minute of play, in its second'],
    [126, 'messages of one goal, in its second'],
  ]);
  expect(first(crowd, 'Pro')).toEqual([
    [334, 'messages of one goal, in its second'],
    [501, 'connections'],
  ]);
  expect(first(crowd, 'Pro without a spend cap')).toEqual([
    [1667, 'messages of one goal, in its second'],
    [7534, 'requests a second of those who come'],
  ]);
  expect(reaches([], 'Pro')).toEqual([]);
});
