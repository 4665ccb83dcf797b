import { followId } from '@tribunen/contract';
import type { Follow } from '@tribunen/domain';
import { parse } from 'valibot';

/** A follow of Brann with the given changes. */
export function exampleFollow({
  id = 'f1',
  ...rest
}: Partial<Omit<Follow, 'id'>> & { readonly id?: string } = {}): Follow {
  return {
    id: parse(followId, id),
    entityType: 'team',
    entityId: '900002',
    displayName: 'Brann',
    crestUrl: null,
    priority: 0,
    notifications: false,
    createdAt: null,
    ...rest,
  };
}
