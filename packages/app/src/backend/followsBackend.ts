import type { Follow, FollowId, PrioritiesByKind } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { subscribeToFollows } from './realtime/user_follows.ts';
import { reorderFollows } from './rpc/reorder_follows.ts';
import { deleteFollow, insertFollows, updateNotifications } from './tables/changeFollows.ts';

/** What changing the spectator's follows asks of the backend. Loading them is part of `homeBackend`. */
export interface FollowsBackend {
  /** All or none; something that is followed already stays as it is. */
  add(follows: readonly Follow[]): Promise<void>;
  /** What is gone already is no failure. */
  remove(id: FollowId): Promise<void>;
  /** Answers false when there is no such follow any more. */
  notify(id: FollowId, on: boolean): Promise<boolean>;
  /** All of them or none. */
  reorder(placed: PrioritiesByKind): Promise<void>;
  /** Only one on a page. Returns what ends it. */
  subscribe(listener: RowsListener<Follow>): () => void;
}

export const followsBackend = new BackendPart<FollowsBackend>((access) => ({
  add: (follows) => insertFollows(access.tables, follows),
  remove: (id) => deleteFollow(access.tables, id),
  notify: (id, on) => updateNotifications(access.tables, id, on),
  reorder: (placed) => reorderFollows(access.tables, placed),
  subscribe: (listener) => subscribeToFollows(socketOf(access), listener),
}));
