import { followId } from '@tribunen/contract';
import {
  type Follow,
  type Followable,
  type FollowId,
  isFollowed,
  mergeFollows,
  newFollow,
  reorderFollows,
  type SavedFollow,
} from '@tribunen/domain';
import { useWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { useServices } from '../../services/useServices.ts';
import { useChange } from '../useChange.ts';
import { followChange } from './followChange.ts';
import { readFollows } from './followsQuery.ts';

/** The changes that a signed-in spectator can make in the follows. */
export interface FollowChanges {
  /** Follows a team or a competition. Nothing happens when it is followed already or cannot be followed (FOLLOW-2, FOLLOW-5). */
  follow(followed: Followable): void;
  unfollow(id: FollowId): void;
  /** Restores a removed follow, with its place and its notifications. Nothing happens when it has been followed again already. */
  restore(follow: Follow): void;
  notify(id: FollowId, on: boolean): void;
  /** Adds the new follows of a file, and returns how many were added (FOLLOW-18). Null before the follows are loaded. */
  merge(saved: readonly SavedFollow[]): { readonly added: number; readonly duplicates: number } | null;
  /** Moves a follow to the place of another. Nothing happens when it is dropped on itself or outside the list (FOLLOW-4). */
  move(id: FollowId, over: FollowId | null): void;
}

/**
 * Changes a spectator's follows. Each change shows at once, everywhere, waits if there is no network (OFFLINE-5), and
 * is undone only if its call is refused (FOLLOW-6, FOLLOW-7). Before the follows have loaded, a change does nothing.
 */
export function useFollowChange(userId: string): FollowChanges {
  const queryClient = useQueryClient();
  const make = useChange(followChange(useServices(), useWords(), userId));
  const shown = (): readonly Follow[] | undefined => readFollows(queryClient, userId)?.shown;

  return {
    follow: (followed) => {
      const follows = shown();
      const follow = follows && newFollow(followed, follows);
      if (follow === undefined || follow === null) return;
      make({ kind: 'add', follow: newRow(follow) });
    },
    unfollow: (id) => make({ kind: 'remove', id }),
    restore: (follow) => {
      if (!isFollowed(shown() ?? [], follow)) make({ kind: 'add', follow });
    },
    merge: (saved) => {
      const follows = shown();
      if (follows === undefined) return null;
      const { added, duplicates } = mergeFollows(follows, saved);
      if (added.length > 0) make({ kind: 'import', follows: added.map(newRow) });
      return { added: added.length, duplicates };
    },
    notify: (id, on) => make({ kind: 'notifications', id, on }),
    move: (id, over) => {
      const change = reorderFollows(shown() ?? [], id, over);
      if (change !== null) make(change);
    },
  };
}

/** A follow whose id the page chooses, so that a change made right afterwards refers to the same row. */
function newRow(follow: Omit<Follow, 'id' | 'createdAt'>): Follow {
  return { ...follow, id: parse(followId, crypto.randomUUID()), createdAt: null };
}
