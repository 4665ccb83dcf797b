import { expect, test } from 'vitest';
import { exampleFollow } from './exampleFollow.ts';
import { mergeFollows, type SavedFollow } from './mergeFollows.ts';

const saved = (entityId: string, change: Partial<SavedFollow> = {}): SavedFollow => ({
  entityType: 'team',
  entityId,
  displayName: `Lag ${entityId}`,
  crestUrl: null,
  notifications: false,
  ...change,
});

test('FOLLOW-18 new follows come after all that exist, in the order of the file', () => {
  const follows = [exampleFollow({ priority: 6 })];
  expect(mergeFollows(follows, [saved('1', { notifications: true }), saved('2')])).toEqual({
    added: [
      { ...saved('1', { notifications: true }), priority: 7 },
      { ...saved('2'), priority: 8 },
    ],
    duplicates: 0,
  });
});

test('FOLLOW-18 follows that exist already, or are in the file twice, are counted and change nothing', () => {
  const follows = [exampleFollow({ entityId: '57' })];
  const twice = [
    saved('57', { notifications: true }),
    saved('1'),
    saved('1'),
    saved('1', { entityType: 'competition' }),
  ];
  const { added, duplicates } = mergeFollows(follows, twice);
  expect(added.map(({ entityType, entityId }) => [entityType, entityId])).toEqual([
    ['team', '1'],
    ['competition', '1'],
  ]);
  expect(duplicates).toBe(2);
});

test('FOLLOW-18 an empty file adds nothing', () => {
  expect(mergeFollows([exampleFollow()], [])).toEqual({ added: [], duplicates: 0 });
});
