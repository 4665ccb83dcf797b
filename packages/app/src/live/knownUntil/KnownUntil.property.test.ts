import { epochMs, instantAt, type Knowing, longestDelay, type Match, type MatchState, stateOf } from '@tribunen/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleEvent } from '../../testing/exampleEvent.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { KnownUntil } from './KnownUntil.ts';

const start = Date.parse('2026-11-21T15:30:00.000Z');
const settings = { seed: 18, numRuns: 150 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const matchAt = (second: number, home: number): Match =>
  exampleMatch({
    status: 'IN_PLAY',
    minute: 30,
    score: { fullTime: { home, away: 0 } },
    updatedAt: instantAt(start + second * 1000),
  });

/** An answer or a row of the socket, which brings the latest state of the match some seconds after it was written. */
const arrival = fc.record({
  writtenAfter: fc.integer({ min: 1, max: 60 }),
  onTheWay: fc.integer({ min: 0, max: 20 }),
  isAnswer: fc.boolean(),
});
const arrivals = fc.array(arrival, { minLength: 1, maxLength: 12 });
const delay = fc.integer({ min: 0, max: longestDelay });
const someDelay = fc.integer({ min: 1, max: longestDelay });

function openGate(knowing: Knowing, onDue: (state: MatchState) => void) {
  return new KnownUntil(
    {
      knowingOf: () => knowing,
      hidesResults: () => false,
      longestDelay: () => (knowing.kind === 'delayed' ? knowing.seconds : 0),
      holdsFriends: () => true,
      now: () => Date.now(),
      behindMs: () => 0,
      onDue,
    },
    [matchAt(-1000, 0)],
  );
}

interface Shown {
  readonly at: number;
  readonly writtenAt: number;
  readonly goals: number | null;
}

/** Everything that a match shows while its states arrive, each with one goal more, and until the last of them is due. */
function show(planned: readonly { writtenAfter: number; onTheWay: number; isAnswer: boolean }[], knowing: Knowing) {
  vi.clearAllTimers();
  vi.setSystemTime(start);
  const shown: Shown[] = [];
  const see = ({ updatedAt, score }: Pick<MatchState, 'updatedAt' | 'score'>): void => {
    shown.push({ at: Date.now(), writtenAt: epochMs(updatedAt), goals: score.home });
  };
  const gate = openGate(knowing, see);
  let second = 0;
  planned.forEach(({ writtenAfter, onTheWay, isAnswer }, index) => {
    second += writtenAfter;
    const match = matchAt(second, index + 1);
    const state = stateOf(match);
    if (state === null) throw new Error('The example has no state');
    const arrive = (): void => {
      if (!isAnswer) return gate.states([state]).forEach(see);
      for (const { updatedAt, score } of gate.matches([match]))
        if (updatedAt !== null) see({ updatedAt, score: score.fullTime });
    };
    setTimeout(arrive, (second + onTheWay) * 1000);
  });
  vi.advanceTimersByTime((second + 20 + longestDelay) * 1000);
  return shown;
}

test('KNOWN-1 whatever brings a state, it is shown no sooner than the reader’s delay after it was written', () => {
  fc.assert(
    fc.property(arrivals, delay, (planned, seconds) => {
      for (const { at, writtenAt } of show(planned, { kind: 'delayed', seconds })) {
        expect(at).toBeGreaterThanOrEqual(writtenAt + seconds * 1000);
      }
    }),
    settings,
  );
});

test('KNOWN-1 each state is shown at the latest when it is due and has arrived', () => {
  fc.assert(
    fc.property(arrivals, delay, (planned, seconds) => {
      const shown = show(planned, { kind: 'delayed', seconds });
      let writtenAt = start;
      planned.forEach(({ writtenAfter, onTheWay }, index) => {
        writtenAt += writtenAfter * 1000;
        const dueAt = writtenAt + Math.max(seconds, onTheWay) * 1000;
        expect(shown.some(({ at, goals }) => at <= dueAt && (goals ?? 0) >= index + 1)).toBe(true);
      });
    }),
    settings,
  );
});

test('KNOWN-3 states that arrive in order are shown in order', () => {
  const inOrder = arrivals.map((all) => all.map((each) => ({ ...each, onTheWay: 2 })));
  fc.assert(
    fc.property(inOrder, delay, (planned, seconds) => {
      const goals = show(planned, { kind: 'delayed', seconds }).map((each) => each.goals ?? 0);
      expect(goals).toEqual(goals.toSorted((one, other) => one - other));
    }),
    settings,
  );
});

test('KNOWN-1 without a delay an answer is shown as it came, and nothing of a hidden match ever', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.nat({ max: 9 }), (second, goals) => {
      vi.setSystemTime(start);
      const match = matchAt(second, goals);
      expect(openGate({ kind: 'now' }, () => {}).matches([match])[0]).toEqual(match);
      const hidden = openGate({ kind: 'hidden' }, () => {}).matches([match])[0];
      expect([hidden?.isHidden, hidden?.score.fullTime.home, hidden?.updatedAt]).toEqual([true, null, null]);
    }),
    settings,
  );
});

test('KNOWN-6 an event is announced once, at the moment at which it is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), someDelay, (second, seconds) => {
      vi.clearAllTimers();
      vi.setSystemTime(start);
      const occurredAt = instantAt(start + second * 1000);
      const at: number[] = [];
      openGate({ kind: 'delayed', seconds }, () => {}).event(exampleEvent('e1', { occurredAt }), () =>
        at.push(Date.now()),
      );
      vi.advanceTimersByTime(400_000);
      expect(at).toEqual([Math.max(start, epochMs(occurredAt) + seconds * 1000)]);
    }),
    settings,
  );
});

test('KNOWN-7 and KNOWN-14 a message or a rating waits until its reader has reached its writer’s moment, and then never again', () => {
  const writerBehind = delay;
  fc.assert(
    fc.property(
      fc.integer({ min: -400, max: 0 }),
      delay,
      writerBehind,
      fc.nat({ max: 400 }),
      (second, seconds, writer, on) => {
        vi.setSystemTime(start);
        const match = matchAt(0, 0);
        const at = instantAt(start + second * 1000);
        const gate = openGate({ kind: 'delayed', seconds }, () => {});
        const wait = gate.waitMs(match.id, at, writer);
        expect(wait).toBe(Math.max(0, seconds === 0 ? 0 : (second + seconds - writer) * 1000));
        vi.setSystemTime(start + on * 1000);
        expect(gate.waitMs(match.id, at, writer)).toBe(Math.max(0, wait - on * 1000));
        expect(openGate({ kind: 'now' }, () => {}).waitMs(match.id, at, writer)).toBe(0);
      },
    ),
    settings,
  );
});
