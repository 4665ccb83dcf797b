import { expect, test } from 'vitest';
import { chatDayLabel } from './chatDayLabel.ts';
import type { OsloDay } from '../time/OsloDay.ts';

test('CHAT-16 a separator shows today, yesterday or the date', () => {
  const today = '2026-11-21' as OsloDay;
  expect(chatDayLabel(today, today)).toEqual({ kind: 'today' });
  expect(chatDayLabel('2026-11-20' as OsloDay, today)).toEqual({ kind: 'yesterday' });
  expect(chatDayLabel('2026-11-19' as OsloDay, today)).toEqual({ kind: 'date', day: '2026-11-19' });
  expect(chatDayLabel('2026-11-22' as OsloDay, today)).toEqual({ kind: 'date', day: '2026-11-22' });
});
