import { expect, test } from 'vitest';
import { exampleChatItem } from './exampleChatItem.ts';
import type { UtcInstant } from '../time/instant.ts';
import { groupByDay } from './groupByDay.ts';

test('CHAT-16 a new group begins where the Oslo day changes', () => {
  const late = exampleChatItem('late', { timestamp: '2026-11-20T22:59:59.999Z' as UtcInstant });
  const midnight = exampleChatItem('midnight', { timestamp: '2026-11-20T23:00:00.000Z' as UtcInstant });
  const noon = exampleChatItem('noon');
  expect(groupByDay([noon, midnight, late])).toEqual([
    { day: '2026-11-21', items: [noon, midnight] },
    { day: '2026-11-20', items: [late] },
  ]);
  expect(groupByDay([])).toEqual([]);
});
