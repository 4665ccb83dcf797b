import type { Follow } from './Follow.ts';
import { priorityOf } from './priorityOf.ts';

/** The priority of a new follow: one more than the highest, 0 for the first (FOLLOW-1). */
export function nextPriority(follows: readonly Follow[]): number {
  return follows.reduce((highest, follow) => Math.max(highest, priorityOf(follow)), -1) + 1;
}
