import type { PollOutcome } from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { loneTab } from '../testing/loneTab.ts';
import { silentLog } from './LiveLog.ts';
import { Poll } from './Poll.ts';
import { SharedRests } from './SharedRests.ts';

const none: PollOutcome = { kind: 'none', nextCheckInMs: null, retryAfterMs: null };
const complaints = vi.spyOn(console, 'error');
let world: ExampleLiveWorld;
let rests: SharedRests;

beforeEach(() => {
  vi.useFakeTimers();
  complaints.mockReset();
  complaints.mockImplementation(() => {});
  world = new ExampleLiveWorld();
  rests = new SharedRests(loneTab);
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function openPoll(ask: () => Promise<PollOutcome>, leastGapMs = 0) {
  const asked = vi.fn<typeof ask>(ask);
  const poll = new Poll<PollOutcome>(
    { source: 'example', ask: asked, take: (outcome) => outcome, delayAfter: () => 1000, leastGapMs },
    { world, rests, log: silentLog },
  );
  return { poll, asked };
}

test('a repeated request is sent after the first delay, then a delay after each answer', async () => {
  const { poll, asked } = openPoll(() => new Promise((resolve) => setTimeout(() => resolve(none), 300)));
  poll.setMode('repeated', 500);
  await pass(499);
  expect(asked).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1300);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('LIVE-14 each device adds up to a tenth to the delay at random', async () => {
  vi.spyOn(world, 'random').mockReturnValue(0.5);
  const { poll, asked } = openPoll(() => Promise.resolve(none));
  poll.setMode('repeated');
  await pass(0);
  await pass(1049);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a later call of `askIn` does not postpone a planned request, and an earlier one brings it forward', async () => {
  const { poll, asked } = openPoll(() => Promise.resolve(none));
  poll.setMode('asked');
  poll.askIn(3300);
  await pass(2000);
  poll.askIn(3000);
  await pass(1299);
  expect(asked).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  poll.askIn(3300);
  await pass(2000);
  poll.askIn(500);
  await pass(500);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('two requests are never under way: a call meanwhile causes one more after the answer', async () => {
  let answer: (outcome: PollOutcome) => void = () => {};
  const { poll, asked } = openPoll(() => new Promise((resolve) => (answer = resolve)));
  poll.setMode('repeated');
  await pass(0);
  poll.askIn(0);
  poll.askIn(0);
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  answer(none);
  await pass(0);
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('no call can undercut Retry-After', async () => {
  const { poll, asked } = openPoll(() =>
    Promise.reject(new BackendFailure('429', { status: 429, retryAfterMs: 5000 })),
  );
  poll.setMode('repeated');
  await pass(0);
  poll.setMode('silent');
  poll.setMode('repeated');
  poll.askIn(0);
  await pass(4999);
  expect(asked).toHaveBeenCalledTimes(1);
  // The wait ends, and the request is sent.
  await pass(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('a clock that is set %s makes that wait neither shorter nor longer', async (_where, step) => {
  const { poll, asked } = openPoll(() =>
    Promise.reject(new BackendFailure('429', { status: 429, retryAfterMs: 5000 })),
  );
  poll.setMode('repeated');
  await pass(0);
  world.stepClock(step);
  poll.setMode('silent');
  poll.setMode('repeated');
  await pass(4999);
  expect(asked).toHaveBeenCalledTimes(1);
  // The wait ends, and the request is sent.
  await pass(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a delay longer than a timer can be is not forgotten', async () => {
  const yearMs = 365 * 24 * 3_600_000;
  const { poll, asked } = openPoll(() =>
    Promise.reject(new BackendFailure('busy', { status: 503, retryAfterMs: yearMs })),
  );
  poll.setMode('repeated');
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  poll.stop();
});

test('frequent calls keep the least gap', async () => {
  const { poll, asked } = openPoll(() => Promise.resolve(none), 1000);
  poll.setMode('asked');
  poll.askIn(0);
  await pass(0);
  poll.askIn(0);
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a call during a request that fails waits as after any failure', async () => {
  let fail: (error: Error) => void = () => {};
  const { poll, asked } = openPoll(() => new Promise((_resolve, reject) => (fail = reject)));
  poll.setMode('asked');
  poll.askIn(0);
  await pass(0);
  poll.askIn(0);
  fail(new Error('down'));
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('without repetition a request is sent once for each call', async () => {
  const { poll, asked } = openPoll(() => Promise.resolve(none));
  poll.setMode('asked');
  await pass(60_000);
  poll.askIn(0);
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a silent poll sends nothing, and drops a planned request', async () => {
  const { poll, asked } = openPoll(() => Promise.resolve(none));
  poll.setMode('repeated', 500);
  poll.setMode('silent');
  poll.askIn(0);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('only the first failure in a row is logged, and again the first one after a success', async () => {
  let works = false;
  const { poll } = openPoll(() => (works ? Promise.resolve(none) : Promise.reject(new Error('down'))));
  poll.setMode('repeated');
  await pass(5000);
  expect(complaints).toHaveBeenCalledTimes(1);
  works = true;
  await pass(1000);
  works = false;
  await pass(1000);
  expect(complaints).toHaveBeenCalledTimes(2);
});

test('after stop an answer under way is ignored, and nothing is left running', async () => {
  let answer: (outcome: PollOutcome) => void = () => {};
  const take = vi.fn<(outcome: PollOutcome) => PollOutcome>(() => none);
  const poll = new Poll<PollOutcome>(
    { source: 'example', ask: () => new Promise((resolve) => (answer = resolve)), take, delayAfter: () => 1000 },
    { world, rests, log: silentLog },
  );
  poll.setMode('repeated');
  await pass(0);
  poll.stop();
  answer(none);
  await pass(60_000);
  expect(take).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a restart waits for a request from before the stop', async () => {
  const answers: ((outcome: PollOutcome) => void)[] = [];
  const { poll, asked } = openPoll(() => new Promise((resolve) => answers.push(resolve)));
  poll.setMode('repeated');
  await pass(0);
  poll.stop();
  poll.setMode('repeated');
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  answers[0]?.(none);
  await pass(0);
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
});
