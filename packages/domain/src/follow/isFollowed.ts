import type { Follow } from './Follow.ts';

/**
 * Whether a team, competition or player is already followed, so that it cannot be added (FOLLOW-5).
 *
 * @example
 * isFollowed([exampleFollow()], { entityType: 'team', entityId: '57' }); // true
 * isFollowed([exampleFollow()], { entityType: 'competition', entityId: '57' }); // false
 */
export function isFollowed(follows: readonly Follow[], entity: Pick<Follow, 'entityType' | 'entityId'>): boolean {
  return follows.some(({ entityType, entityId }) => entityType === entity.entityType && entityId === entity.entityId);
}
