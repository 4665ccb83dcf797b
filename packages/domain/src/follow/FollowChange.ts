import type { Follow, FollowId } from './Follow.ts';

/** What a spectator changes in their follows. What is added comes at the end. */
export type FollowChange =
  | { readonly kind: 'add'; readonly follow: Follow }
  | { readonly kind: 'remove'; readonly id: FollowId }
  | { readonly kind: 'notifications'; readonly id: FollowId; readonly on: boolean }
  | { readonly kind: 'prioritise'; readonly priorities: ReadonlyMap<FollowId, number> };
