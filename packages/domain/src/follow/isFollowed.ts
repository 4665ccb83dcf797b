import type { Follow } from './Follow.ts';

/** Whether a team, competition or player is already followed, so that it cannot be added (FOLLOW-5). */
export function isFollowed(follows: readonly Follow[], entity: Pick<Follow, 'entityType' | 'entityId'>): boolean {
  return follows.some(({ entityType, entityId }) => entityType === entity.entityType && entityId === entity.entityId);
}
