import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentumAt, momentumCurve, type PressureEvent, type PressureKind } from './momentum.ts';

const KINDS: readonly PressureKind[] = [
  'goal',
  'penalty-won',
  'shot-on-target',
  'shot-off-target',
  'shot-blocked',
  'corner',
  'free-kick',
  'attack',
  'foul',
  'yellow-card',
  'red-card',
];

const anyEvent: fc.Arbitrary<PressureEvent> = fc.record({
  side: fc.constantFrom('home' as const, 'away' as const),
  kind: fc.constantFrom(...KINDS),
  minute: fc.double({ min: 0, max: 98, noNaN: true }),
  place: fc.option(fc.double({ min: -0.5, max: 1.5, noNaN: true })),
});

const anyEvents = fc.array(anyEvent, { maxLength: 60 });
const runs = { seed: 4, numRuns: 200 };

function event(kind: PressureKind, changes: Partial<PressureEvent> = {}): PressureEvent {
  return { side: 'home', kind, minute: 10, place: null, ...changes };
}

function mirrored(events: readonly PressureEvent[]): PressureEvent[] {
  return events.map((original) => ({ ...original, side: original.side === 'home' ? 'away' : 'home' }));
}

test('REPORT-23 without events neither side has the momentum, and future events do not count', () => {
  expect(momentumAt([], 10)).toBe(0);
  expect(momentumAt([event('goal', { minute: 10.1 })], 10)).toBe(0);
});

test('REPORT-23 an event counts by its kind: a goal most, fouls and cards against their own side', () => {
  const worth = KINDS.map((kind) => momentumAt([event(kind, { place: 1 })], 10));
  expect(worth.slice(0, 8)).toEqual(worth.slice(0, 8).toSorted((a, b) => b - a));
  expect(worth[7]).toBeGreaterThan(0);
  expect(worth.slice(8)).toEqual(worth.slice(8).toSorted((a, b) => b - a));
  expect(worth[8]).toBeLessThan(0);
});

test('REPORT-23 an event is halved every six minutes', () => {
  const sumAt = (minute: number) => Math.atanh(momentumAt([event('goal')], minute));
  expect(sumAt(10)).toBeCloseTo(1, 12);
  expect(sumAt(16)).toBeCloseTo(0.5, 12);
  expect(sumAt(22)).toBeCloseTo(0.25, 12);
});

test('REPORT-23 an event is worth more the nearer the goal it is, except goals, penalties and cards', () => {
  const at = (kind: PressureKind, place: number | null) => Math.atanh(momentumAt([event(kind, { place })], 10));
  expect(at('attack', 0)).toBeCloseTo(0.04, 12);
  expect(at('attack', 0.5)).toBeCloseTo(0.07, 12);
  expect(at('attack', null)).toBeCloseTo(0.07, 12);
  expect(at('attack', 1)).toBeCloseTo(0.1, 12);
  expect(at('attack', 7)).toBeCloseTo(0.1, 12);
  expect(at('attack', -7)).toBeCloseTo(0.04, 12);
  for (const kind of ['goal', 'penalty-won', 'yellow-card', 'red-card'] as const) {
    expect(at(kind, 0)).toBe(at(kind, 1));
  }
});

test('REPORT-23 the momentum of mirrored events is mirrored', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat({ max: 98 }), (events, minute) => {
      expect(momentumAt(mirrored(events), minute) + momentumAt(events, minute)).toBe(0);
    }),
    runs,
  );
});

test('REPORT-23 momentum stays between −1 and 1, and fades when nothing happens', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat({ max: 98 }), (events, minute) => {
      expect(Math.abs(momentumAt(events, minute))).toBeLessThanOrEqual(1);
      expect(Math.abs(momentumAt(events, 400))).toBeLessThan(1e-12);
    }),
    runs,
  );
});

test('REPORT-23 one more attack never lowers the momentum of the attacking side', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat({ max: 98 }), (events, minute) => {
      const more = [...events, event('attack', { minute })];
      expect(momentumAt(more, minute)).toBeGreaterThanOrEqual(momentumAt(events, minute));
    }),
    runs,
  );
});

test('REPORT-23 the curve has a point for every minute from kick-off to the last', () => {
  const events = [event('goal', { minute: 2 })];
  expect(momentumCurve(events, 3)).toEqual([0, 0, momentumAt(events, 2), momentumAt(events, 3)]);
});

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, -1])(
  'REPORT-23 up to the minute %d there is no curve',
  (lastMinute) => {
    expect(momentumCurve([], lastMinute)).toEqual([]);
  },
);
