import type { BackendAddress } from '../../../packages/app/src/api/access/network.ts';
import type { Realm } from '../time/Realm.ts';

/** A browser's network. */
export interface BrowserLine {
  readonly isUp: boolean;
  down(): void;
  up(): void;
  /** Silences every socket: no message passes through it, and neither side notices. */
  silence(): void;
  /**
   * Fails pending requests, and leaves sockets dead without an event, as when the machine has slept or changed its
   * network.
   */
  breakOff(): void;
  /** Ends the requests and sockets of a closed page. */
  hangUp(page: Realm): void;
  /** How many requests of a page are pending. */
  pendingOf(page: Realm): number;
  /** How many sockets of a page are open or connecting. */
  socketsOf(page: Realm): number;
  fetchOf(page: Realm): typeof fetch;
  /** The `WebSocket` of a page: only the part that supabase-js uses. */
  webSocketOf(page: Realm): NonNullable<BackendAddress['transport']>;
}
