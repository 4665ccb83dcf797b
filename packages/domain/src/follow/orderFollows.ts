import { compareText } from '../text/compareText.ts';
import type { Follow } from './Follow.ts';

/**
 * The follows of every kind in one list, by priority; equal priorities by id, so that the order is the same on every device. FOLLOW-3
 *
 * @example
 * orderFollows(follows).map(({ displayName }) => displayName);
 */
export function orderFollows(follows: readonly Follow[]): Follow[] {
  return follows.toSorted((a, b) => a.priority - b.priority || compareText(a.id, b.id));
}
