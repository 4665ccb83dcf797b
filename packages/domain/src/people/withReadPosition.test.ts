import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { UserId } from './UserId.ts';
import { withReadPosition } from './withReadPosition.ts';

const [kari, ola] = ['kari' as UserId, 'ola' as UserId];
const [noon, one, two] = ['12', '13', '14'].map((hour) => `2026-11-21T${hour}:00:00.000Z` as UtcInstant);

test('CHAT-30 CHANGE-5 a friend’s read position moves forward, never back, and other friends’ positions stay', () => {
  if (noon === undefined || one === undefined || two === undefined) throw new Error('no moments');
  const first = withReadPosition([{ id: 'o', friendId: ola, readUntil: noon }], { friendId: kari, readUntil: one });
  expect(first).toEqual([
    { id: 'o', friendId: ola, readUntil: noon },
    { id: kari, friendId: kari, readUntil: one },
  ]);
  const further = withReadPosition(first, { friendId: kari, readUntil: two });
  expect(further[1]?.readUntil).toBe(two);
  expect(withReadPosition(further, { friendId: kari, readUntil: one })).toEqual(further);
});
