import type { FriendHere, LiveEvent, LiveMode, Notification, SourcedState } from '@tribunen/domain';

/** A message between the tabs of one spectator. */
export type TabMessage =
  /** States that one tab received from its own sources, for the lists of the others. */
  | { readonly kind: 'states'; readonly states: readonly SourcedState[] }
  /** The backend's mode (LIVE-22). A tab that has just been opened sends null to ask the front for it. */
  | { readonly kind: 'mode'; readonly mode: LiveMode | null }
  /** Events that were new to one tab. */
  | { readonly kind: 'events'; readonly events: readonly LiveEvent[] }
  /** The friends who are here, and the number of all, from the server's answer to the front tab in a crowd (PEOPLE-28). */
  | { readonly kind: 'present'; readonly friends: readonly FriendHere[]; readonly online: number }
  /** A source has to pause for this many milliseconds, in whichever tab is the front. */
  | { readonly kind: 'rest'; readonly source: string; readonly ms: number }
  /**
   * One tab has sounded a notification, or has shown it as a card or a web notification, so that the others need not. `pending`: no tab has yet;
   * it is sent to a tab that has just begun to announce. The whole notification is sent, because another tab may have the same goal from another
   * row.
   */
  | { readonly kind: 'announced'; readonly how: 'pending' | 'sounded' | 'shown'; readonly notification: Notification }
  /** Sent by a tab that can announce from now on, to ask for the pending notifications. */
  | { readonly kind: 'announcer-began' };

/** The other tabs of the same spectator in the same browser. */
export interface Tabs {
  /** Whether this tab polls and announces for all tabs. Only one tab does, the one that the spectator looks at. */
  isFront(): boolean;
  /** Calls the listener at each change. Returns a function that stops it. */
  onFront(listener: (isFront: boolean) => void): () => void;
  send(message: TabMessage): void;
  /** Calls the listener with every message of another tab. Returns a function that stops it. */
  onMessage(listener: (message: TabMessage) => void): () => void;
}
