import type { FollowChange } from './applyFollowChange.ts';
import type { Follow, FollowId } from './Follow.ts';
import { orderFollows } from './orderFollows.ts';

/**
 * The change that moves one follow to the place of another, in the list of all kinds, and numbers all follows 0…n−1.
 * Null for a drop on nothing, on itself, or on a follow that is not in the list (FOLLOW-3, FOLLOW-4).
 */
export function reorderFollows(
  follows: readonly Follow[],
  moved: FollowId,
  over: FollowId | null,
): Extract<FollowChange, { kind: 'prioritise' }> | null {
  const ids = orderFollows(follows).map(({ id }) => id);
  const from = ids.indexOf(moved);
  const to = ids.findIndex((id) => id === over);
  if (from === -1 || to === -1 || from === to) return null;
  const placed = ids.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { kind: 'prioritise', priorities: new Map(placed.map((id, place) => [id, place])) };
}
