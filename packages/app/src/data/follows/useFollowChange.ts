import { followId } from '@tribunen/contract';
import {
  type Follow,
  type Followable,
  type FollowChange,
  type FollowId,
  isFollowed,
  mergeFollows,
  newFollow,
  prioritiesByKind,
  reorderFollows,
  type SavedFollow,
} from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { type FollowsBackend, followsBackend } from '../../backend/followsBackend.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useChange } from '../useChange.ts';
import { useFailureWords } from '../useFailureWords.ts';
import { followsQuery, readFollows } from './followsQuery.ts';

/** The follow whose notifications were switched has been removed elsewhere. */
class NoFollow extends Error {}

/** The changes that a signed-in spectator makes in the follows. */
export interface FollowChanges {
  /** Follows a team or a competition. Nothing happens when it is followed already or cannot be followed (FOLLOW-2, FOLLOW-5). */
  follow(followed: Followable): void;
  unfollow(id: FollowId): void;
  /** Brings an unfollowed follow back, with its place and its notifications. Nothing happens when it is followed again already. */
  restore(follow: Follow): void;
  notify(id: FollowId, on: boolean): void;
  /** Adds the follows of a file that are new, and answers how many were added (FOLLOW-18). Null before the follows are loaded. */
  merge(saved: readonly SavedFollow[]): { readonly added: number; readonly duplicates: number } | null;
  /** Moves a follow to the place of another. Nothing happens when it is dropped on nothing or on itself (FOLLOW-4). */
  move(id: FollowId, over: FollowId | null): void;
}

/**
 * Changes a spectator's follows. Each change shows at once, everywhere, and is taken back exactly when its call fails (FOLLOW-6, FOLLOW-7). A
 * toast announces the failure, but a failed reorder is only logged (FOLLOW-13). Before the follows have loaded, a change does nothing.
 *
 * @example
 * const { follow } = useFollowChange(userId);
 * <Button onClick={() => follow({ kind: 'team', team })}>{t(($) => $.following.follow)}</Button>;
 */
export function useFollowChange(userId: string): FollowChanges {
  const queryClient = useQueryClient();
  const backend = useBackend(followsBackend);
  const query = followsQuery(useBackend(homeBackend), userId);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const make = useChange({
    query,
    call: (change) => send(backend, change, readFollows(queryClient, userId)?.known ?? []),
    onFailed: (error, change) => {
      if (change.kind === 'prioritise') return;
      const message = error instanceof NoFollow ? t(($) => $.following.gone) : whyOf(error);
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.following.failed[change.kind], { message }),
      });
    },
  });
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

/** A follow with an id that the page chooses: a change that comes right after names the same row. */
function newRow(follow: Omit<Follow, 'id' | 'createdAt'>): Follow {
  return { ...follow, id: parse(followId, crypto.randomUUID()), createdAt: null };
}

/** @param known the follows as the server holds them when the call is made: earlier calls have ended */
async function send(backend: FollowsBackend, change: FollowChange, known: readonly Follow[]): Promise<void> {
  switch (change.kind) {
    case 'add':
      return backend.add([change.follow]);
    case 'import':
      return backend.add(change.follows);
    case 'remove':
      return backend.remove(change.id);
    case 'notifications':
      if (!(await backend.notify(change.id, change.on))) throw new NoFollow('The follow is gone');
      return undefined;
    case 'prioritise':
      return backend.reorder(prioritiesByKind(known, change.priorities));
  }
}
