import type { Broadcast } from './Broadcast.ts';
import type { Present } from './PresenceList.ts';

/** The messages between the nodes of one backend, about everything that is not in the database. */
export type NodeMessage =
  | { readonly kind: 'broadcast'; readonly room: string; readonly broadcast: Broadcast }
  | { readonly kind: 'present'; readonly present: Present }
  | { readonly kind: 'absent'; readonly channel: string }
  /** A new node asks the others who is present. */
  | { readonly kind: 'hello' };

/** The nodes that serve one backend together: one node in Node, one for each tab in the browser. */
export interface Cluster {
  readonly node: string;
  start(listeners: {
    readonly hear: (message: NodeMessage) => void;
    readonly nodeIsGone: (node: string) => void;
  }): void;
  stop(): void;
  /** Sends a message to every other node. Messages arrive in the order in which they are sent. */
  tell(message: NodeMessage): void;
}

/** The cluster of a backend with a single node. */
export const alone: Cluster = { node: 'alone', start: () => {}, stop: () => {}, tell: () => {} };
