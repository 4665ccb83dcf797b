import type { Follow, FollowId } from './Follow.ts';

/** A follow of Arsenal with the given changes. For tests and examples. */
export function exampleFollow({
  id = 'a',
  ...rest
}: Partial<Omit<Follow, 'id'>> & { readonly id?: string } = {}): Follow {
  return {
    id: id as FollowId,
    entityType: 'team',
    entityId: '57',
    displayName: 'Arsenal FC',
    crestUrl: null,
    priority: 0,
    notifications: false,
    createdAt: null,
    ...rest,
  };
}
