import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import type { MatchState } from './LiveUpdate.ts';
import { isContradicted, listedState, type ReceivedState, receiveState, type StateSource } from './receiveState.ts';

const updatedAt = instantAt(Date.parse('2026-11-21T15:00:00Z'));
/** The state after this many writes of the same moment. */
const write = (home: number, parts: Partial<MatchState> = {}): MatchState => ({
  matchId: exampleMatch().id,
  status: 'IN_PLAY',
  minute: 12,
  injuryTime: null,
  score: { home, away: 0 },
  updatedAt,
  ...parts,
});
const channel: StateSource = { kind: 'stream', name: 'live_matches_new' };
const otherTab: StateSource = { kind: 'stream', name: 'tabs' };
const answer = (askedAt: number): StateSource => ({ kind: 'answer', askedAt });

type Received = readonly [state: MatchState, source: StateSource];
/** The state that is held after some states were received, the first of them in millisecond 1. */
function receive(...received: readonly Received[]): ReceivedState {
  const known = received.reduce<ReceivedState | null>(
    (before, [state, source], index) => receiveState(before, { state, source }, index + 1),
    null,
  );
  if (known === null) throw new TypeError('Nothing was received');
  return known;
}
const goals = ({ state }: ReceivedState) => state.score.home;

test('LIVE-2 of twenty rows of one millisecond the last is held', () => {
  const rows = Array.from({ length: 20 }, (_, index): Received => [write(index + 1), channel]);
  expect(goals(receive(...rows))).toBe(20);
});

test('LIVE-2 a goal that was given and taken back in one transaction does not count', () => {
  expect(goals(receive([write(1), channel], [write(2), channel], [write(1), channel]))).toBe(1);
});

test('LIVE-2 a newer state holds, whatever its source, and an older one changes nothing', () => {
  const newer = write(3, { updatedAt: instantAt(Date.parse(updatedAt) + 1) });
  const known = receive([write(1), channel], [newer, otherTab]);
  expect(known.state).toBe(newer);
  expect(receiveState(known, { state: write(1), source: channel }, 9)).toBe(known);
  expect(receiveState(known, { state: write(2), source: answer(9) }, 9)).toBe(known);
});

test('LIVE-2 the same state again changes nothing', () => {
  const known = receive([write(1), channel]);
  expect(receiveState(known, { state: write(1), source: answer(0) }, 9)).toBe(known);
  const repeated = receive([write(1), channel], [write(1), channel], [write(1), otherTab], [write(1), answer(3)]);
  expect(repeated).toMatchObject({ state: known.state, receivedAt: 1 });
  expect(isContradicted(repeated)).toBe(false);
});

test('LIVE-2 a clock that one source never has makes no difference', () => {
  const known = receive([write(1), channel], [write(1, { minute: null }), answer(9)]);
  expect(known.state.minute).toBe(12);
});

test('LIVE-2 an answer that was requested after the row holds, and an answer that was requested before it does not', () => {
  expect(goals(receive([write(1), channel], [write(2), answer(1)]))).toBe(2);
  const early = receive([write(2), channel], [write(1), answer(0)]);
  expect(goals(early)).toBe(2);
  expect(isContradicted(early)).toBe(true);
});

test('LIVE-2 a stream that is behind another changes nothing, and once it is ahead its state holds', () => {
  const rows = [1, 2, 3, 4].map((home): Received => [write(home), channel]);
  const behind = receive([write(1), otherTab], [write(2), otherTab], [write(3), otherTab], ...rows.slice(0, 2));
  expect(goals(behind)).toBe(3);
  expect(isContradicted(behind)).toBe(true);
  const caughtUp = receive([write(1), otherTab], [write(2), otherTab], [write(3), otherTab], ...rows.slice(0, 3));
  expect(isContradicted(caughtUp)).toBe(false);
  expect(goals(receive([write(1), otherTab], [write(2), otherTab], [write(3), otherTab], ...rows))).toBe(4);
});

test('LIVE-2 a stream that comes further than another, and agrees with it, changes no state and ends the contradiction', () => {
  const first: Received = [write(1), channel];
  const known = receive(first, [write(2), otherTab], [write(1), otherTab]);
  expect(known).toMatchObject({ state: first[0], receivedAt: 1 });
  expect(isContradicted(known)).toBe(false);
});

test('LIVE-2 a stream that repeats its rows does not get ahead of another stream', () => {
  const twice: readonly Received[] = [
    [write(1), otherTab],
    [write(1), otherTab],
    [write(2), otherTab],
    [write(2), otherTab],
  ];
  const rows = [1, 2, 3].map((home): Received => [write(home), channel]);
  expect(goals(receive(...rows, ...twice))).toBe(3);
});

test('LIVE-2 rows that come after an answer that has their last state end in agreement', () => {
  const rows = [1, 2, 3].map((home): Received => [write(home), channel]);
  expect(isContradicted(receive([write(3), answer(0)], ...rows.slice(0, 2)))).toBe(true);
  const settled = receive([write(3), answer(0)], ...rows);
  expect(goals(settled)).toBe(3);
  expect(isContradicted(settled)).toBe(false);
});

test('LIVE-2 a row that comes after an answer has settled its moment does not count', () => {
  const settled = receive([write(2), channel], [write(2), answer(1)], [write(1), channel]);
  expect(goals(settled)).toBe(2);
  expect(isContradicted(settled)).toBe(true);
});

test('LIVE-21 a later answer ends a contradiction, whichever state it has', () => {
  const torn = [[write(2), channel] as const, [write(1), answer(0)] as const];
  for (const home of [1, 2]) {
    const settled = receive(...torn, [write(home), answer(2)]);
    expect(goals(settled)).toBe(home);
    expect(isContradicted(settled)).toBe(false);
  }
});

test('LIVE-21 an answer does not settle states that came while it was on its way', () => {
  const known = receive([write(4), answer(0)], [write(5), channel], [write(4), answer(1)]);
  expect(goals(known)).toBe(4);
  expect(isContradicted(known)).toBe(true);
});

test('LIVE-21 a row does not replace a list of the same time, but contradicts it', () => {
  const listed = listedState(write(1), 1);
  expect(isContradicted(listed)).toBe(false);
  const doubted = receiveState(listed, { state: write(2), source: channel }, 2);
  expect(goals(doubted)).toBe(1);
  expect(isContradicted(doubted)).toBe(true);
  expect(goals(receiveState(doubted, { state: write(2), source: answer(2) }, 3))).toBe(2);
});

interface Play {
  readonly known: ReceivedState;
  /** The number of the write that was held after each received state. */
  readonly held: readonly number[];
  readonly now: number;
}

/** One server, streams that send every write in order, and answers, in any possible order. */
function play(choices: readonly number[], writes: readonly MatchState[], streams: readonly StateSource[]): Play {
  let now = 0;
  let written = 0;
  let known: ReceivedState | null = null;
  const delivered = streams.map(() => 0);
  const answers: { readonly askedAt: number; snapshot: number | null }[] = [];
  const held: number[] = [];
  const deliver = (count: number, source: StateSource): void => {
    // A copy each time, so that the test can tell which of them is held.
    const state = { ...(writes[count - 1] ?? write(0)) };
    const after: ReceivedState = receiveState(known, { state, source }, now);
    held.push(after.state === state ? count : (held.at(-1) ?? 0));
    known = after;
  };
  const possible = (): readonly (() => void)[] => [
    ...(written < writes.length ? [() => (written += 1)] : []),
    ...streams.flatMap((stream, index) => {
      const next = (delivered[index] ?? 0) + 1;
      return next > written ? [] : [() => ((delivered[index] = next), deliver(next, stream))];
    }),
    ...(answers.length < 3 && written > 0 ? [() => answers.push({ askedAt: now, snapshot: null })] : []),
    ...answers.map((each) => () => {
      if (each.snapshot === null) each.snapshot = written;
      else {
        answers.splice(answers.indexOf(each), 1);
        deliver(each.snapshot, answer(each.askedAt));
      }
    }),
  ];
  for (const choice of choices) {
    now += 1;
    const steps = possible();
    steps[choice % steps.length]?.();
  }
  while (written < writes.length || delivered.some((count) => count < writes.length)) {
    now += 1;
    possible()[0]?.();
  }
  for (const each of answers) deliver(each.snapshot ?? written, answer(each.askedAt));
  if (known === null) throw new TypeError('Nothing was received');
  return { known, held, now };
}

const anyWrites = fc.array(
  fc.nat(2).map((home) => write(home)),
  { minLength: 2, maxLength: 6 },
);
const someStreams = fc.subarray([channel, otherTab, { kind: 'stream', name: 'match_state' } as const], {
  minLength: 1,
});

test('LIVE-2 with several writes of one time, an earlier write never replaces a later one, in whatever order the sources send them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), anyWrites, someStreams, (choices, writes, streams) => {
      const { held } = play(choices, writes, streams);
      expect(held).toEqual(held.toSorted((one, other) => one - other));
    }),
    { seed: 20, numRuns: 2000 },
  );
});

test('LIVE-2 LIVE-21 in the end the last of several writes holds, or a contradiction that the next answer ends', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), anyWrites, someStreams, (choices, writes, streams) => {
      const { known, now } = play(choices, writes, streams);
      const last = goals(receive([writes.at(-1) ?? write(0), channel]));
      if (!isContradicted(known)) expect(goals(known)).toBe(last);
      const settled = receiveState(known, { state: write(last ?? 0), source: answer(now + 1) }, now + 2);
      expect(goals(settled)).toBe(last);
      expect(isContradicted(settled)).toBe(false);
    }),
    { seed: 21, numRuns: 2000 },
  );
});
