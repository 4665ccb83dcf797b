import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { isMissed } from './isMissed.ts';

test('NOTIFY-21 an event of more than two minutes ago was missed', () => {
  const goal = { occurredAt: '2026-11-21T15:00:00.000Z' as UtcInstant };
  expect(isMissed(goal, '2026-11-21T15:02:00.000Z' as UtcInstant)).toBe(false);
  expect(isMissed(goal, '2026-11-21T15:02:00.001Z' as UtcInstant)).toBe(true);
});
