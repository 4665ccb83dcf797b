import type { Follow } from './Follow.ts';
import type { FollowChange } from './FollowChange.ts';
import { isFollowed } from './isFollowed.ts';

/**
 * The change that takes a change back, to be made when the server call fails. Asked before the change is applied; applied right after
 * it, the list is as it was; applied after others, it takes back this one alone. Null when the change would change nothing. FOLLOW-7
 *
 * @example
 * const follows = [exampleFollow({ id: 'a', notifications: false })];
 * const change = { kind: 'notifications', id: 'a', on: true };
 * const undo = undoOfFollowChange(follows, change);
 * const changed = applyFollowChange(follows, change);
 * // … the call fails:
 * applyFollowChange(changed, undo)[0].notifications; // false
 */
export function undoOfFollowChange(follows: readonly Follow[], change: FollowChange): FollowChange | null {
  switch (change.kind) {
    case 'add':
      return isFollowed(follows, change.follow) ? null : { kind: 'remove', id: change.follow.id };
    case 'remove': {
      const at = follows.findIndex(({ id }) => id === change.id);
      const follow = follows[at];
      return follow === undefined ? null : { kind: 'add', follow, at };
    }
    case 'notifications': {
      const follow = follows.find(({ id }) => id === change.id);
      return follow === undefined || follow.notifications === change.on
        ? null
        : { kind: 'notifications', id: change.id, on: follow.notifications };
    }
    case 'prioritise': {
      const moved = follows.filter(({ id, priority }) => (change.priorities.get(id) ?? priority) !== priority);
      return moved.length === 0
        ? null
        : { kind: 'prioritise', priorities: new Map(moved.map(({ id, priority }) => [id, priority])) };
    }
  }
}
