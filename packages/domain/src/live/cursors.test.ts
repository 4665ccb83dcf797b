import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import { advanceCursor, backfillSince, type EventCursors, pollSince } from './cursors.ts';

const now = instantAt(Date.parse('2026-11-21T15:00:00Z'));
const ago = (minutes: number) => instantAt(Date.parse(now) - minutes * 60_000);
const { id } = exampleMatch();
const other = exampleMatch({ id: 'other' }).id;

test('LIVE-15 a cursor moves to the latest event and never back', () => {
  const cursors = advanceCursor(new Map(), id, ago(5));
  expect(cursors.get(id)).toBe(ago(5));
  expect(advanceCursor(cursors, id, ago(3)).get(id)).toBe(ago(3));
  expect(advanceCursor(cursors, id, ago(9))).toBe(cursors);
  expect(advanceCursor(cursors, id, ago(5))).toBe(cursors);
});

test('LIVE-15 in whatever order events come, the cursor is at the latest', () => {
  const times = fc.array(fc.nat(1000), { minLength: 1 });
  fc.assert(
    fc.property(times, (minutes) => {
      const cursors = minutes.reduce<EventCursors>((all, n) => advanceCursor(all, id, ago(n)), new Map());
      expect(cursors.get(id)).toBe(ago(Math.min(...minutes)));
    }),
    { seed: 33, numRuns: 200 },
  );
});

test('LIVE-16 a match is fetched from its cursor, or from 24 hours ago', () => {
  expect(backfillSince(new Map([[id, ago(7)]]), id, now)).toBe(ago(7));
  expect(backfillSince(new Map([[id, ago(7)]]), other, now)).toBe(ago(24 * 60));
});

test('LIVE-17 the poll goes back to the earliest cursor, and at least five minutes', () => {
  expect(pollSince(new Map(), now)).toBe(ago(5));
  expect(pollSince(new Map([[id, ago(1)]]), now)).toBe(ago(5));
  expect(
    pollSince(
      new Map([
        [id, ago(30)],
        [other, ago(8)],
      ]),
      now,
    ),
  ).toBe(ago(30));
});
