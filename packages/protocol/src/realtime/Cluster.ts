import type { Broadcast } from './Broadcast.ts';
import type { Present } from './PresenceList.ts';

/** The messages between the nodes of a backend, about state that is not in the database. */
export type NodeMessage =
  | { readonly kind: 'broadcast'; readonly room: string; readonly broadcast: Broadcast }
  | { readonly kind: 'present'; readonly present: Present }
  | { readonly kind: 'absent'; readonly channel: string }
  /** A new node requests the list of presences from the others. */
  | { readonly kind: 'hello' };

/** Connects the nodes that serve a backend together: a single node in Node, one node per tab in the browser. */
export interface Cluster {
  readonly node: string;
  start(listeners: {
    readonly hear: (message: NodeMessage) => void;
    readonly nodeIsGone: (node: string) => void;
  }): void;
  stop(): void;
  /** Sends a message to every other node. Messages arrive in the order of sending. */
  tell(message: NodeMessage): void;
}

/** The cluster of a backend that has a single node. */
export const alone: Cluster = { node: 'alone', start: () => {}, stop: () => {}, tell: () => {} };
