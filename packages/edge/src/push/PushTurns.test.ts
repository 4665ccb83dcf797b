import { beforeEach, expect, test, vi } from 'vitest';
import { PushTurns } from './PushTurns.ts';

const host = 'push.example.test';
let turns: PushTurns;
beforeEach(() => {
  vi.useFakeTimers();
  turns = new PushTurns();
  turns.learn(host, 50);
});
const hang = () => new Promise<never>(() => {});

test('PUSH-18 a service that has not responded for two seconds is no longer quick, and all its messages under way count as slow', async () => {
  for (let n = 0; n < 10; n += 1) void turns.during(host, hang);
  await vi.advanceTimersByTimeAsync(1999);
  expect([turns.pace(host).isQuick, turns.of(host)]).toEqual([true, 'send']);
  await vi.advanceTimersByTimeAsync(1);
  expect([turns.pace(host).isQuick, turns.of(host)]).toEqual([false, 'wait']);
});

test('PUSH-18 a service stays quick if it answers another message while one message gets no answer', async () => {
  void turns.during(host, hang);
  await vi.advanceTimersByTimeAsync(1000);
  turns.learn(host, 50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(turns.pace(host).isQuick).toBe(true);
});
