import type { Follow } from './Follow.ts';

/**
 * The priority of a new follow: one more than the highest there is, 0 for the first. FOLLOW-1
 *
 * @example
 * nextPriority([]); // 0
 */
export function nextPriority(follows: readonly Follow[]): number {
  return follows.reduce((highest, { priority }) => Math.max(highest, priority), -1) + 1;
}
