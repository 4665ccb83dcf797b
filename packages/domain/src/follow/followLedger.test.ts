import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFollowChange } from './applyFollowChange.ts';
import { exampleFollow } from './exampleFollow.ts';
import type { Follow } from './Follow.ts';
import type { FollowChange } from './FollowChange.ts';
import {
  confirmFollowChange,
  type FollowLedger,
  makeFollowChange,
  shownFollows,
  undoFollowChange,
} from './followLedger.ts';
import { reorderFollows } from './reorderFollows.ts';

const follow = (id: string, priority: number) => exampleFollow({ id, entityId: id, priority });
const [a, b, c] = [follow('a', 0), follow('b', 1), follow('c', 2)];
const start: FollowLedger = { known: [a, b, c], changes: [] };
const shown = (ledger: FollowLedger) => shownFollows(ledger).map(({ id, priority }) => `${id}${priority}`);
const notifications = (on: boolean): FollowChange => ({ kind: 'notifications', id: a.id, on });

function drag(ledger: FollowLedger, call: string, moved: Follow, over: Follow): FollowLedger {
  const change = reorderFollows(shownFollows(ledger), moved.id, over.id);
  return change === null ? ledger : makeFollowChange(ledger, call, change);
}

test('FOLLOW-4 FOLLOW-7 a drag that fails late leaves the later drag, and no two with one place', () => {
  const both = drag(drag(start, 'first', b, a), 'second', c, b);
  expect(shown(both)).toEqual(['a2', 'b1', 'c0']);
  expect(shown(undoFollowChange(both, 'first'))).toEqual(['a2', 'b1', 'c0']);
  expect(shown(undoFollowChange(both, 'second'))).toEqual(['a1', 'b0', 'c2']);
});

test('FOLLOW-7 notifications on, off and on again are on when the first call fails', () => {
  const last = [true, false, true].reduce(
    (ledger, on, i) => makeFollowChange(ledger, `call-${i}`, notifications(on)),
    start,
  );
  expect(shownFollows(undoFollowChange(last, 'call-0'))[0]?.notifications).toBe(true);
  expect(shownFollows(undoFollowChange(last, 'call-2'))[0]?.notifications).toBe(false);
});

test('FOLLOW-7 what is taken back leaves the list exactly as it was', () => {
  expect(undoFollowChange(makeFollowChange(start, 'call', { kind: 'remove', id: b.id }), 'call')).toEqual(start);
});

test('FOLLOW-7 a later call may succeed before an earlier fails', () => {
  const both = makeFollowChange(makeFollowChange(start, 'off', notifications(false)), 'on', notifications(true));
  const confirmed = confirmFollowChange(both, 'on');
  expect(confirmed.changes).toHaveLength(2);
  const settled = undoFollowChange(confirmed, 'off');
  expect(settled).toEqual({ known: [{ ...a, notifications: true }, b, c], changes: [] });
});

const anyId = fc.constantFrom(a.id, b.id, c.id, exampleFollow({ id: 'unknown' }).id);
const anyChange: fc.Arbitrary<FollowChange> = fc.oneof(
  fc.constantFrom('a', 'd').map((id) => ({ kind: 'add', follow: follow(id, 7) }) as const),
  anyId.map((id) => ({ kind: 'remove', id }) as const),
  fc.record({ kind: fc.constant('notifications' as const), id: anyId, on: fc.boolean() }),
  fc.array(fc.tuple(anyId, fc.nat(9))).map((pairs) => ({ kind: 'prioritise', priorities: new Map(pairs) }) as const),
);

test('FOLLOW-7 in whatever order the calls end, the list is as if those that failed had never been made', () => {
  const calls = fc.array(fc.record({ change: anyChange, fails: fc.boolean() }), { maxLength: 8 }).chain((made) => {
    const all = made.map((each, i) => ({ ...each, call: `call-${i}` }));
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  fc.assert(
    fc.property(calls, ([made, ended]) => {
      const all = made.reduce((ledger, { call, change }) => makeFollowChange(ledger, call, change), start);
      const after = ended.reduce(
        (ledger, { call, fails }) => (fails ? undoFollowChange : confirmFollowChange)(ledger, call),
        all,
      );
      const stood = made.filter(({ fails }) => !fails).map(({ change }) => change);
      expect(after).toEqual({ known: stood.reduce(applyFollowChange, start.known), changes: [] });
    }),
    { seed: 24, numRuns: 500 },
  );
});
