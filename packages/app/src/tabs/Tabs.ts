import type { LiveEvent, Notification, SourcedState } from '@tribunen/domain';

/** What tabs of one spectator tell each other. */
export type TabMessage =
  /** States that one tab received from its own sources, for the lists of the others. */
  | { readonly kind: 'states'; readonly told: readonly SourcedState[] }
  /** Events that were new to one tab. */
  | { readonly kind: 'events'; readonly events: readonly LiveEvent[] }
  /**
   * One tab has sounded it, or has shown it as a banner or a web notification: the others need not. Or nobody has yet, for whoever has just
   * begun to announce. The whole notification, because another tab may know the same goal by another row.
   */
  | { readonly kind: 'announced'; readonly how: 'untold' | 'sounded' | 'shown'; readonly notification: Notification }
  /** One tab can announce from now on, and asks what waits to be. */
  | { readonly kind: 'announcer-began' };

/** The other tabs of the same spectator in the same browser. */
export interface Tabs {
  /** Whether this tab polls and announces for all: one at a time, the one where the user looks. */
  isFront(): boolean;
  /** Tells at each change. Returns what ends it. */
  onFront(listener: (isFront: boolean) => void): () => void;
  send(message: TabMessage): void;
  /** Hears the other tabs, never itself. Returns what ends it. */
  onMessage(listener: (message: TabMessage) => void): () => void;
}
