import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFollowChange, type FollowChange } from '../follow/applyFollowChange.ts';
import { exampleFollow } from '../follow/exampleFollow.ts';
import type { Follow } from '../follow/Follow.ts';
import { reorderFollows } from '../follow/reorderFollows.ts';
import { learnKnown, type Ledger, shownData } from './ledger.ts';
import { makeChange } from './makeChange.ts';
import { confirmChange, undoChange } from './settleChange.ts';

type FollowLedger = Ledger<readonly Follow[], FollowChange>;

const follow = (id: string, priority: number) => exampleFollow({ id, entityId: id, priority });
const [a, b, c] = [follow('a', 0), follow('b', 1), follow('c', 2)];
const start: FollowLedger = { known: [a, b, c], changes: [] };
const shownFollows = (ledger: FollowLedger) => shownData(ledger, applyFollowChange);
const confirm = (ledger: FollowLedger, call: string) => confirmChange(ledger, call, applyFollowChange);
const undo = (ledger: FollowLedger, call: string) => undoChange(ledger, call, applyFollowChange);
const shown = (ledger: FollowLedger) => shownFollows(ledger).map(({ id, priority }) => `${id}${priority}`);
const notifications = (on: boolean): FollowChange => ({ kind: 'notifications', id: a.id, on });

function drag(ledger: FollowLedger, call: string, moved: Follow, over: Follow): FollowLedger {
  const change = reorderFollows(shownFollows(ledger), moved.id, over.id);
  return change === null ? ledger : makeChange(ledger, call, change);
}

test('FOLLOW-4 CHANGE-2 a drag that fails late keeps the later drag, and no two follows share a place', () => {
  const both = drag(drag(start, 'first', b, a), 'second', c, b);
  expect(shown(both)).toEqual(['a2', 'b1', 'c0']);
  expect(shown(undo(both, 'first'))).toEqual(['a2', 'b1', 'c0']);
  expect(shown(undo(both, 'second'))).toEqual(['a1', 'b0', 'c2']);
});

test('CHANGE-2 FOLLOW-7 notifications switched on, off and on again stay on when the first call fails', () => {
  const last = [true, false, true].reduce((ledger, on, i) => makeChange(ledger, `call-${i}`, notifications(on)), start);
  expect(shownFollows(undo(last, 'call-0'))[0]?.notifications).toBe(true);
  expect(shownFollows(undo(last, 'call-2'))[0]?.notifications).toBe(false);
});

test('CHANGE-2 FOLLOW-7 undoing a change restores the list exactly', () => {
  expect(undo(makeChange(start, 'call', { kind: 'remove', id: b.id }), 'call')).toEqual(start);
});

test('CHANGE-3 a later call may succeed before an earlier one fails', () => {
  const both = makeChange(makeChange(start, 'off', notifications(false)), 'on', notifications(true));
  const confirmed = confirm(both, 'on');
  expect(confirmed.changes).toHaveLength(2);
  const settled = undo(confirmed, 'off');
  expect(settled).toEqual({ known: [{ ...a, notifications: true }, b, c], changes: [] });
});

const anyId = fc.constantFrom(a.id, b.id, c.id, exampleFollow({ id: 'unknown' }).id);
const anyChange: fc.Arbitrary<FollowChange> = fc.oneof(
  fc.constantFrom('a', 'd').map((id) => ({ kind: 'add', follow: follow(id, 7) }) as const),
  anyId.map((id) => ({ kind: 'remove', id }) as const),
  fc.record({ kind: fc.constant('notifications' as const), id: anyId, on: fc.boolean() }),
  fc.array(fc.tuple(anyId, fc.nat(9))).map((pairs) => ({ kind: 'prioritise', priorities: new Map(pairs) }) as const),
);

test('CHANGE-1 CHANGE-2 CHANGE-3 FOLLOW-7 in whatever order the calls end, the list is as if the failed changes had never been made', () => {
  const calls = fc.array(fc.record({ change: anyChange, fails: fc.boolean() }), { maxLength: 8 }).chain((made) => {
    const all = made.map((each, i) => ({ ...each, call: `call-${i}` }));
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  fc.assert(
    fc.property(calls, ([made, ended]) => {
      const all = made.reduce((ledger, { call, change }) => makeChange(ledger, call, change), start);
      const after = ended.reduce((ledger, { call, fails }) => (fails ? undo : confirm)(ledger, call), all);
      const stood = made.filter(({ fails }) => !fails).map(({ change }) => change);
      expect(after).toEqual({ known: stood.reduce(applyFollowChange, start.known), changes: [] });
    }),
    { seed: 24, numRuns: 500 },
  );
});

test('CHANGE-4 CHANGE-5 an answer that arrives while calls are under way keeps their changes on top, whether or not it contains them', () => {
  const changes = fc.array(anyChange, { maxLength: 5 });
  fc.assert(
    fc.property(changes, changes, (elsewhere, here) => {
      const made = here.reduce((ledger, change, i) => makeChange(ledger, `call-${i}`, change), start);
      const before = elsewhere.reduce(applyFollowChange, start.known);
      const after = here.reduce(applyFollowChange, before);
      expect(shownFollows(learnKnown(made, before))).toEqual(after);
      const done = here.reduce((ledger, _, i) => confirm(ledger, `call-${i}`), learnKnown(made, before));
      expect(done).toEqual({ known: after, changes: [] });
    }),
    { seed: 25, numRuns: 300 },
  );
});

test('CHANGE-5 a change that the answer already contains changes nothing more', () => {
  const removed = makeChange(start, 'call', { kind: 'remove', id: b.id });
  expect(shownFollows(learnKnown(removed, [a, c]))).toEqual([a, c]);
  fc.assert(
    fc.property(anyChange, (change) => {
      const once = applyFollowChange(start.known, change);
      expect(applyFollowChange(once, change)).toBe(once);
    }),
    { seed: 26, numRuns: 300 },
  );
});
