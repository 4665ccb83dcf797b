import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { cameUp, type CardQueue, type CardQueueStep, EMPTY_CARD_QUEUE, runCardQueue } from './cardQueue.ts';
import type { Notification } from './Notification.ts';
import { toNotification } from './toNotification.ts';

const start = '2026-11-21T15:00:00.000Z' as UtcInstant;
const at = (seconds: number): UtcInstant => instantAt(epochMs(start) + seconds * 1000);

/** The n-th goal of a match, at a second after the start. */
function goal(n: number, second = 0, eventType = 'GOAL'): Notification {
  const facts = { eventType, minute: n, score: { home: n, away: 0 }, personName: `Spiller ${n}` };
  const notification = toNotification(exampleLiveEvent(`e${n}`, { ...facts, occurredAt: at(second) }));
  if (notification === null) throw new TypeError(`${eventType} is not announced`);
  return notification;
}

const add = (notification: Notification): CardQueueStep => ({ kind: 'add', notification });
const open: CardQueueStep = { kind: 'open' };
const close: CardQueueStep = { kind: 'close' };
const run = (...steps: readonly CardQueueStep[]): CardQueue =>
  steps.reduce((queue, step) => runCardQueue(queue, step, start), EMPTY_CARD_QUEUE);
const ids = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);
const up = ({ shown }: CardQueue): string | null => {
  if (shown === null) return null;
  return shown.status === 'gathered'
    ? `${shown.goals} goals, ${shown.redCards} red cards`
    : `${shown.notification.id} ${shown.phase}`;
};

test('NOTIFY-17 a card shows its front, then its back, and a gathered card does not flip', () => {
  expect(up(run(open, add(goal(1))))).toBe('e1 front');
  expect(up(run(open, add(goal(1)), { kind: 'flip' }))).toBe('e1 back');
  expect(up(run(open, add(goal(1, -300)), { kind: 'flip' }))).toBe('1 goals, 0 red cards');
});

test('NOTIFY-18 notifications wait in the order in which they came, each once', () => {
  const queue = run(open, add(goal(1)), add(goal(2)), add(goal(3)), add(goal(2)), add(goal(1)));
  expect(up(queue)).toBe('e1 front');
  expect(ids(queue.waiting)).toEqual(['e2', 'e3']);
});

test('NOTIFY-19 one card is up at a time, and the next comes up when it is closed', () => {
  expect(up(run(open, add(goal(1)), add(goal(2)), close))).toBe('e2 front');
  expect(up(run(open, add(goal(1)), close))).toBeNull();
  const empty = run(open);
  expect(runCardQueue(empty, close, start)).toBe(empty);
});

test('NOTIFY-20 a notification that was shown in another way no longer waits, even if another row of its goal was shown', () => {
  const waiting = run(add(goal(1)), add(goal(2)));
  const otherRow = { ...goal(1), id: goal(9).id };
  const left = [otherRow, goal(2)].reduce<CardQueue>(
    (queue, notification) => runCardQueue(queue, { kind: 'withdraw', notification }, start),
    waiting,
  );
  expect(up(runCardQueue(left, open, start))).toBeNull();
  expect(runCardQueue(waiting, { kind: 'withdraw', notification: goal(3) }, start)).toBe(waiting);
});

test('NOTIFY-36 when a goal or card is taken back, its card comes down, and a waiting card for it never comes up', () => {
  const back = (n: number): CardQueueStep => ({ kind: 'take-back', id: goal(n).id });
  expect(up(run(open, add(goal(1)), add(goal(2)), back(1)))).toBe('e2 front');
  const queue = run(open, add(goal(1)), add(goal(2)), back(2));
  expect([up(queue), queue.waiting]).toEqual(['e1 front', []]);
  expect(up(run(open, add(goal(1, -300)), back(1)))).toBe('1 goals, 0 red cards');
});

test('NOTIFY-21 while nobody looks no card comes up, and the card that is up stays for its full time', () => {
  expect(up(run(add(goal(1))))).toBeNull();
  const shut = run(open, add(goal(1)), { kind: 'shut' }, add(goal(2)));
  expect(up(shut)).toBe('e1 front');
  expect(up(runCardQueue(shut, close, start))).toBeNull();
  expect(up(runCardQueue(runCardQueue(shut, close, start), open, start))).toBe('e2 front');
});

test('NOTIFY-21 after an absence notifications older than two minutes share one card, and it comes before the rest', () => {
  const queue = run(add(goal(1, -121)), add(goal(2, -120)), add(goal(3, -300, 'RED_CARD')), add(goal(4, -900)), open);
  expect(up(queue)).toBe('2 goals, 1 red cards');
  expect(up(runCardQueue(queue, close, start))).toBe('e2 front');
});

test('NOTIFY-21 a notification that is old when it comes joins the gathered card that is up, or waits for the card that is up', () => {
  expect(up(run(open, add(goal(1, -300)), add(goal(2, -300))))).toBe('2 goals, 0 red cards');
  const behind = run(open, add(goal(1)), add(goal(2, -300)));
  expect(up(behind)).toBe('e1 front');
  expect(up(runCardQueue(behind, close, start))).toBe('1 goals, 0 red cards');
});

test('NOTIFY-18 whatever happens, each notification comes up once, is withdrawn or still waits', () => {
  const number = fc.nat({ max: 12 });
  const anyStep = fc.oneof(
    fc.tuple(number, fc.nat({ max: 300 })).map(([n, age]) => add(goal(n, -age))),
    number.map((n): CardQueueStep => ({ kind: 'withdraw', notification: goal(n) })),
    fc.constantFrom<CardQueueStep>(open, close, { kind: 'shut' }, { kind: 'flip' }),
  );
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const came = new Set<string>();
      const gone: string[] = [];
      let queue = EMPTY_CARD_QUEUE;
      for (const step of steps) {
        // The engine decides about each event only once.
        if (step.kind === 'add' && came.has(step.notification.id)) continue;
        if (step.kind === 'add') came.add(step.notification.id);
        const before = queue;
        queue = runCardQueue(before, step, start);
        gone.push(...ids(cameUp(before, queue)));
        if (step.kind === 'withdraw') {
          const left = [...queue.waiting, ...queue.missed];
          gone.push(...ids([...before.waiting, ...before.missed].filter((one) => !left.includes(one))));
        }
      }
      const all = [...gone, ...ids(queue.waiting), ...ids(queue.missed)];
      expect(all.toSorted()).toEqual([...came].toSorted());
    }),
    { seed: 4, numRuns: 500 },
  );
});
