import { type Follow, isFollowed, orderFollows } from '@tribunen/domain';
import type { ListedFollow } from '@tribunen/ui';

/** The list of what is followed, with what has just been removed where it was (FOLLOW-3), unless it is followed again (FOLLOW-5). */
export function toListedFollows(follows: readonly Follow[], removed: readonly Follow[]): readonly ListedFollow[] {
  const kept = new Set(follows.map(({ id }) => id));
  const gone = removed.filter((follow) => !isFollowed(follows, follow));
  return orderFollows([...follows, ...gone]).map(
    ({ id, entityType, displayName, crestUrl, notifications }): ListedFollow => ({
      id,
      kind: entityType,
      name: displayName,
      crest: crestUrl,
      notifications,
      isRemoved: !kept.has(id),
    }),
  );
}
