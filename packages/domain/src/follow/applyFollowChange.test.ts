import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFollowChange, type FollowChange } from './applyFollowChange.ts';
import { exampleFollow } from './exampleFollow.ts';
import type { Follow } from './Follow.ts';
import { orderFollows } from './orderFollows.ts';
import { reorderFollows } from './reorderFollows.ts';

const names = ['a', 'b', 'c', 'd'];
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, priority) => exampleFollow({ id, entityId: id, priority })) as [
  Follow,
  Follow,
  Follow,
  Follow,
];
const list = [a, b, c, d];
const prioritiesOf = (follows: readonly Follow[]) =>
  Object.fromEntries(follows.map(({ id, priority }) => [id, priority]));
const order = (follows: readonly Follow[]) => orderFollows(follows).map(({ id }) => id);
const moved = (from: Follow, over: Follow | null, follows: readonly Follow[] = list) => {
  const change = reorderFollows(follows, from.id, over?.id ?? null);
  return change === null ? follows : applyFollowChange(follows, change);
};

const anyFollows = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom(...names, 'e', 'f'), priority: fc.nat(9), notifications: fc.boolean() }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((some) => some.map((follow) => exampleFollow({ ...follow, entityId: follow.id })));
const anyId = fc.constantFrom(...list.map(({ id }) => id), exampleFollow({ id: 'unknown' }).id);
test('FOLLOW-4 a follow dragged down takes the place it is dropped on, and all get 0 to n−1', () => {
  expect(order(moved(a, c))).toEqual(['b', 'c', 'a', 'd']);
  expect(prioritiesOf(moved(a, c))).toEqual({ b: 0, c: 1, a: 2, d: 3 });
});

test('FOLLOW-4 a follow dragged up takes the place it is dropped on', () => {
  expect(order(moved(d, b))).toEqual(['a', 'd', 'b', 'c']);
});

test('FOLLOW-4 teams and competitions are placed in one list', () => {
  const mixed = [
    exampleFollow({ id: 'x', priority: 5 }),
    exampleFollow({ id: 'y', entityType: 'competition', priority: 5 }),
  ];
  const [x, y] = mixed;
  expect(x !== undefined && y !== undefined ? prioritiesOf(moved(y, x, mixed)) : null).toEqual({ y: 0, x: 1 });
});

test('FOLLOW-4 a drop on nothing, on itself or on an unknown follow moves nothing', () => {
  expect(moved(a, null)).toBe(list);
  expect(moved(a, a)).toBe(list);
  expect(moved(a, exampleFollow({ id: 'unknown' }))).toBe(list);
  expect(moved(exampleFollow({ id: 'unknown' }), a)).toBe(list);
});

test('FOLLOW-4 reordering is a permutation with priorities 0 to n−1', () => {
  fc.assert(
    fc.property(anyFollows, anyId, anyId, (follows, from, over) => {
      const change = reorderFollows(follows, from, over);
      if (change === null) return;
      const after = applyFollowChange(follows, change);
      expect(after.map(({ id }) => id)).toEqual(follows.map(({ id }) => id));
      expect(orderFollows(after).map(({ priority }) => priority)).toEqual(follows.map((_, place) => place));
      expect(order(after)[order(follows).indexOf(over)]).toBe(from);
    }),
    { seed: 22, numRuns: 300 },
  );
});

test('FOLLOW-4 a drop on nothing, on itself or on an unknown follow is no change', () => {
  const apart = [exampleFollow({ id: 'a', priority: 3 }), exampleFollow({ id: 'b', priority: 7 })];
  const unknown = exampleFollow({ id: 'unknown' }).id;
  expect(reorderFollows(apart, a.id, a.id)).toBeNull();
  expect(reorderFollows(apart, a.id, null)).toBeNull();
  expect(reorderFollows(apart, a.id, unknown)).toBeNull();
  expect(reorderFollows(apart, unknown, a.id)).toBeNull();
});

test('FOLLOW-5 a team or competition that is already followed is not added again', () => {
  const again: FollowChange = { kind: 'add', follow: exampleFollow({ id: 'new', entityId: 'a' }) };
  expect(applyFollowChange(list, again)).toBe(list);
});

test('FOLLOW-6 a change shows at once', () => {
  const e = exampleFollow({ id: 'e', entityId: 'e' });
  expect(applyFollowChange(list, { kind: 'add', follow: e })).toEqual([a, b, c, d, e]);
  expect(applyFollowChange(list, { kind: 'remove', id: b.id })).toEqual([a, c, d]);
  expect(applyFollowChange(list, { kind: 'notifications', id: b.id, on: true })).toEqual([
    a,
    { ...b, notifications: true },
    c,
    d,
  ]);
  expect(applyFollowChange(list, { kind: 'prioritise', priorities: new Map([[b.id, 9]]) })).toEqual([
    a,
    { ...b, priority: 9 },
    c,
    d,
  ]);
});

test('FOLLOW-18 imported follows show at once, in their order, except those that exist already', () => {
  const [e, f] = [exampleFollow({ id: 'e', entityId: 'e' }), exampleFollow({ id: 'f', entityId: 'f' })];
  const again = exampleFollow({ id: 'new', entityId: 'a' });
  expect(applyFollowChange(list, { kind: 'import', follows: [e, again, f] })).toEqual([a, b, c, d, e, f]);
  expect(applyFollowChange(list, { kind: 'import', follows: [again] })).toBe(list);
});

test('FOLLOW-6 a change that changes nothing returns the same array', () => {
  const stranger = exampleFollow({ id: 'unknown' }).id;
  const nothing: readonly FollowChange[] = [
    { kind: 'remove', id: stranger },
    { kind: 'notifications', id: a.id, on: false },
    { kind: 'notifications', id: stranger, on: true },
    { kind: 'prioritise', priorities: new Map([[a.id, 0]]) },
    { kind: 'prioritise', priorities: new Map([[stranger, 3]]) },
  ];
  for (const change of nothing) {
    expect(applyFollowChange(list, change)).toBe(list);
  }
});

test('FOLLOW-6 a priority that is not a number stays as it is when others change', () => {
  const odd = [exampleFollow({ id: 'odd', priority: Number.NaN }), b];
  expect(applyFollowChange(odd, { kind: 'prioritise', priorities: new Map([[b.id, b.priority]]) })).toBe(odd);
});
