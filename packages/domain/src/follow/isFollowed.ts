import type { Follow } from './Follow.ts';

/**
 * Whether a team, competition or player is already among the follows: then it cannot be added. FOLLOW-5
 *
 * @example
 * isFollowed(follows, { entityType: 'team', entityId: '57' });
 */
export function isFollowed(follows: readonly Follow[], entity: Pick<Follow, 'entityType' | 'entityId'>): boolean {
  return follows.some(({ entityType, entityId }) => entityType === entity.entityType && entityId === entity.entityId);
}
