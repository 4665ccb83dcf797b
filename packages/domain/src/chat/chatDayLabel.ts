import { daysBetween } from '../time/daysBetween.ts';
import type { OsloDay } from '../time/OsloDay.ts';

/** What a day separator shows. */
export type ChatDayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'date'; readonly day: OsloDay };

/** What the separator above a day shows: today, yesterday, or the date (CHAT-16). */
export function chatDayLabel(day: OsloDay, today: OsloDay): ChatDayLabel {
  const ago = daysBetween(day, today);
  if (ago === 0) return { kind: 'today' };
  return ago === 1 ? { kind: 'yesterday' } : { kind: 'date', day };
}
