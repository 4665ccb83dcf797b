import type { Follow, FollowedKind, FollowId } from './Follow.ts';

/** The place of one follow in the list of all kinds. */
export interface PlacedFollow {
  readonly id: FollowId;
  readonly priority: number;
}

/** New priorities as they are sent: by kind, and only for kinds that have follows. */
export type PrioritiesByKind = Readonly<Partial<Record<FollowedKind, readonly PlacedFollow[]>>>;

/**
 * The priorities of a reorder by kind, as they are sent. A kind without follows is left out, and so is a follow that is no longer in the list
 * (FOLLOW-12).
 *
 * @param follows the list that the priorities are for
 */
export function prioritiesByKind(
  follows: readonly Follow[],
  priorities: ReadonlyMap<FollowId, number>,
): PrioritiesByKind {
  const placed: Partial<Record<FollowedKind, PlacedFollow[]>> = {};
  for (const { id, entityType } of follows) {
    const priority = priorities.get(id);
    if (priority !== undefined) (placed[entityType] ??= []).push({ id, priority });
  }
  return placed;
}
