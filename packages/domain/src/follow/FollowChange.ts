import type { Follow, FollowId } from './Follow.ts';

/** What a spectator, or the undoing of what they did, changes in their follows. */
export type FollowChange =
  | {
      readonly kind: 'add';
      readonly follow: Follow;
      /** Where in the list; at the end where it is left out. */ readonly at?: number;
    }
  | { readonly kind: 'remove'; readonly id: FollowId }
  | { readonly kind: 'notifications'; readonly id: FollowId; readonly on: boolean }
  | { readonly kind: 'prioritise'; readonly priorities: ReadonlyMap<FollowId, number> };
