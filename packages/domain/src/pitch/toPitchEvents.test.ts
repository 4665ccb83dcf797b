import { expect, test } from 'vitest';
import { expectedGoals } from './expectedGoals.ts';
import { pitchPoint } from './PitchPoint.ts';
import type { RecordedEvent, RecordedMatch } from './RecordedMatch.ts';
import { scaleToPitch } from './scaleToPitch.ts';
import { toPitchEvents } from './toPitchEvents.ts';

const from = pitchPoint(12, 3);
const to = pitchPoint(0, 1);
const known = { side: 'home', player: 'Kari', period: 1, second: 61, frame: null } as const;
const shot: RecordedEvent = {
  ...known,
  kind: 'shot',
  from,
  to,
  outcome: 'goal',
  header: true,
  penalty: false,
  height: 1,
};
const matchOf = (...events: readonly RecordedEvent[]): RecordedMatch => ({
  teams: { home: { id: '1', name: 'Brann' }, away: { id: '2', name: 'Molde' } },
  events,
});

test('EVENTS-4 events become shots with expected goals, passes, runs and duels of their side', () => {
  const { home, away } = toPitchEvents(
    matchOf(
      shot,
      { ...known, kind: 'pass', from, to, completed: true, receiver: 'Ola' },
      { ...known, kind: 'run', from, to },
      { ...known, side: 'away', kind: 'duel', at: from, won: true },
    ),
  );
  const received = { minute: 2, player: 'Kari' };
  expect(home).toEqual({
    shots: [
      { ...received, from, to, outcome: 'goal', height: 1, xg: expectedGoals({ from, header: true, penalty: false }) },
    ],
    passes: [{ ...received, from, to, completed: true, receiver: 'Ola' }],
    runs: [{ ...received, from, to }],
    duels: [],
  });
  expect(away).toEqual({ shots: [], passes: [], runs: [], duels: [{ ...received, at: from, won: true }] });
});

test('EVENTS-3 the first minute is 1, and minutes go on from period to period, in order of time, without the shoot-out', () => {
  const at = (period: number, second: number): RecordedEvent => ({ ...shot, period, second });
  const { home } = toPitchEvents(matchOf(at(5, 10), at(4, 0), at(2, 3 * 60), at(1, 46 * 60 + 59), at(3, 59)));
  expect(home.shots.map(({ minute }) => minute)).toEqual([47, 49, 91, 106]);
});

const markings = {
  along: [0, 6, 10, 16, 50, 84, 90, 94, 100],
  across: [0, 19, 37, 45, 55, 63, 81, 100],
} as const;

test('EVENTS-2 a point on a marking of the source’s pitch is on the same marking of ours', () => {
  expect(markings.along.map((x) => scaleToPitch(markings, x, 50).x)).toEqual([
    105, 99.5, 94, 88.5, 52.5, 16.5, 11, 5.5, 0,
  ]);
  expect(markings.across.map((y) => scaleToPitch(markings, 50, y).y)).toEqual([
    -34, -20.16, -9.16, -3.66, 3.66, 9.16, 20.16, 34,
  ]);
  expect(scaleToPitch(markings, 92, 50)).toEqual({ x: 8.25, y: 0 });
});

test('EVENTS-2 a point off the source’s pitch is off ours', () => {
  expect(scaleToPitch(markings, -6, 50).x).toBeCloseTo(110.5, 12);
  expect(scaleToPitch(markings, 106, 50).x).toBeCloseTo(-5.5, 12);
});
