import type { Broadcast } from './Broadcast.ts';
import type { Present } from './PresenceList.ts';

/** What the nodes of one backend tell each other of what is not in the database. */
export type NodeMessage =
  | { readonly kind: 'broadcast'; readonly room: string; readonly broadcast: Broadcast }
  | { readonly kind: 'present'; readonly present: Present }
  | { readonly kind: 'absent'; readonly channel: string }
  /** A node is new, and asks the others who is there. */
  | { readonly kind: 'hello' };

/** The nodes that serve one backend together: one in Node, one a tab in the browser. */
export interface Cluster {
  /** The name of this node. */
  readonly node: string;
  start(listeners: {
    readonly hear: (message: NodeMessage) => void;
    readonly nodeIsGone: (node: string) => void;
  }): void;
  stop(): void;
  /** Tells every other node, in the order that things are told here. */
  tell(message: NodeMessage): void;
}

/** A backend of one node. */
export const alone: Cluster = { node: 'alone', start: () => {}, stop: () => {}, tell: () => {} };
