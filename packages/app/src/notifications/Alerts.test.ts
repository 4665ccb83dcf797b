import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../live/Live.ts';
import { ExampleDesk } from '../testing/ExampleDesk.ts';
import { Alerts } from './Alerts.ts';
import type { AlertsDesk } from './AlertsDesk.ts';

const complaints = vi.spyOn(console, 'error');
let example: ExampleDesk;
let live: Live;
let alerts: Alerts;
const open = vi.fn<() => Promise<AlertsDesk>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  complaints.mockReset();
  complaints.mockImplementation(() => {});
  example = new ExampleDesk();
  open.mockReset();
  open.mockImplementation(() => Promise.resolve(example.desk));
  live = new Live(() => Promise.resolve(example.room));
  alerts = new Alerts({ session: example.session, live }, open);
});
afterEach(() => {
  alerts.stop();
  live.stop();
  vi.useRealTimers();
});

test('nothing is fetched while nobody is signed in, or before the live room is there; then once', async () => {
  alerts.start();
  example.signIn('kari');
  await pass(1000);
  expect(open).not.toHaveBeenCalled();
  example.signIn(null);
  live.start();
  await pass(1000);
  expect(open).not.toHaveBeenCalled();

  const listener = vi.fn<() => void>();
  alerts.subscribe(listener);
  example.signIn('kari');
  example.world.goOffline();
  example.world.goOnline();
  await pass(1000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(alerts.desk()).toBe(example.desk);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(example.online).toEqual(['kari']);
});

test('a desk that does not come is fetched again by itself', async () => {
  open.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  live.start();
  alerts.start();
  example.signIn('kari');
  await pass(1000);
  expect(alerts.desk()).toBeNull();
  expect(complaints).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(alerts.desk()).toBe(example.desk);
});

test('stopped, the desk rests; started again, it is the same one', async () => {
  live.start();
  alerts.start();
  example.signIn('kari');
  await pass(1000);
  alerts.stop();
  expect(example.online).toEqual([]);
  alerts.start();
  await pass(1000);
  expect(example.online).toEqual(['kari']);
  expect(open).toHaveBeenCalledTimes(1);
});
