import { compareText } from '../text/compareText.ts';
import type { Follow } from './Follow.ts';
import { priorityOf } from './priorityOf.ts';

/**
 * The follows of every kind in one list, by priority; a follow without a priority has 999. Equal priorities are ordered by id,
 * so that the order is the same on every device (FOLLOW-3).
 */
export function orderFollows(follows: readonly Follow[]): Follow[] {
  return follows.toSorted((a, b) => priorityOf(a) - priorityOf(b) || compareText(a.id, b.id));
}
