import { expect, test } from 'vitest';
import { toFollow } from './toFollow.ts';

const row = {
  id: '7c0d9a10-3b1f-4f7e-8a55-000000000000',
  user_id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01',
  entity_type: 'team',
  entity_id: '57',
  display_name: 'Arsenal',
  crest_url: null,
  priority: 2,
  notifications: true,
  created_at: '2026-08-01T10:00:00+00:00',
};

test('a row becomes a follow', () => {
  expect(toFollow(row)).toEqual({
    ok: true,
    value: {
      id: '7c0d9a10-3b1f-4f7e-8a55-000000000000',
      entityType: 'team',
      entityId: '57',
      displayName: 'Arsenal',
      crestUrl: null,
      priority: 2,
      notifications: true,
      createdAt: '2026-08-01T10:00:00.000Z',
    },
  });
});

test.each([
  ['a kind that nobody can follow', { entity_type: 'referee' }, 'entity_type'],
  ['an id that is a number', { entity_id: 57 }, 'entity_id'],
  ['a negative priority', { priority: -1 }, 'priority'],
  ['no moment', { created_at: null }, 'created_at'],
])('a row with %s is a fault and not a follow', (_name, change, path) => {
  const fault = { where: 'user_follows', path, message: expect.any(String) };
  expect(toFollow({ ...row, ...change })).toEqual({ ok: false, fault });
});
