import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import type { ChatItem } from './ChatItem.ts';

/** Consecutive messages of one Oslo day. */
export interface ChatDay {
  readonly day: OsloDay;
  readonly items: readonly ChatItem[];
}

/**
 * The messages of a chat grouped under day separators. A new group begins wherever the Oslo day changes; the order
 * stays (CHAT-16).
 *
 * @example
 * const items = [{ timestamp: '2026-11-20T22:59:00.000Z' }, { timestamp: '2026-11-20T23:00:00.000Z' }];
 * groupByDay(items).map(({ day }) => day); // ['2026-11-20', '2026-11-21']
 */
export function groupByDay(items: readonly ChatItem[]): ChatDay[] {
  const days: { day: OsloDay; items: ChatItem[] }[] = [];
  for (const item of items) {
    const day = osloDayOf(item.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
