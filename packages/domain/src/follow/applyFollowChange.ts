import type { Follow, FollowId } from './Follow.ts';
import { isFollowed } from './isFollowed.ts';

/** A change that a spectator makes to their follows. Added follows go last. */
export type FollowChange =
  | { readonly kind: 'add'; readonly follow: Follow }
  | { readonly kind: 'import'; readonly follows: readonly Follow[] }
  | { readonly kind: 'remove'; readonly id: FollowId }
  | { readonly kind: 'notifications'; readonly id: FollowId; readonly on: boolean }
  | { readonly kind: 'prioritise'; readonly priorities: ReadonlyMap<FollowId, number> };

/**
 * The follows with a change applied at once, before the server has answered. Returns the same array when the change
 * changes nothing: an existing follow is not added, a missing one is not removed (FOLLOW-5, FOLLOW-6).
 */
export function applyFollowChange(follows: readonly Follow[], change: FollowChange): readonly Follow[] {
  switch (change.kind) {
    case 'add':
      return isFollowed(follows, change.follow) ? follows : [...follows, change.follow];
    case 'import':
      return change.follows.reduce<readonly Follow[]>(
        (all, follow) => applyFollowChange(all, { kind: 'add', follow }),
        follows,
      );
    case 'remove':
      return unlessSame(
        follows,
        follows.filter(({ id }) => id !== change.id),
      );
    case 'notifications':
      return unlessSame(
        follows,
        follows.map((follow) =>
          follow.id === change.id && follow.notifications !== change.on
            ? { ...follow, notifications: change.on }
            : follow,
        ),
      );
    case 'prioritise':
      return unlessSame(
        follows,
        follows.map((follow) => {
          const priority = change.priorities.get(follow.id) ?? follow.priority;
          return Object.is(priority, follow.priority) ? follow : { ...follow, priority };
        }),
      );
  }
}

function unlessSame(before: readonly Follow[], after: readonly Follow[]): readonly Follow[] {
  return after.length === before.length && after.every((follow, i) => follow === before[i]) ? before : after;
}
