import { type Followable, newFollow } from '@tribunen/domain';
import type { FollowView } from '@tribunen/ui';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import { useSession } from '../../services/useSession.ts';
import { useFollowChange } from './useFollowChange.ts';
import { useFollows } from './useFollows.ts';

/**
 * Whether the spectator follows a team or a competition, with the actions that follow and unfollow it.
 *
 * @param followed null until the team or competition is loaded
 */
export function useFollowView(followed: Followable | null): FollowView {
  const session = useSession();
  const signInHref = useSignInHref();
  const { data: follows } = useFollows();
  const { follow, unfollow } = useFollowChange(session.status === 'signed-in' ? session.user.id : '');
  if (session.status === 'signed-out') return { status: 'signed-out', signInHref };
  const wanted = followed === null || follows === undefined ? null : newFollow(followed, follows);
  if (followed === null || follows === undefined || wanted === null) return { status: 'loading' };
  const own = follows.find(
    ({ entityType, entityId }) => entityType === wanted.entityType && entityId === wanted.entityId,
  );
  return {
    status: 'ready',
    isFollowed: own !== undefined,
    onFollow: () => follow(followed),
    onUnfollow: () => own !== undefined && unfollow(own.id),
  };
}
