import type { BackendAddress } from '../../../packages/app/src/api/access/network.ts';
import type { Realm } from '../time/Realm.ts';

/** A browser's network, as its pages and its user see it. */
export interface BrowserLine {
  readonly isUp: boolean;
  down(): void;
  up(): void;
  /** Silences every socket: nothing comes through it again, and neither side learns of it. */
  silence(): void;
  /**
   * Requests under way fail, and sockets are dead without notice, as after a sleep of the machine or a change of
   * network.
   */
  breakOff(): void;
  /** Releases everything that a page has on the line, because the page is gone. */
  hangUp(page: Realm): void;
  /** How many requests of a page have no answer yet. */
  pendingOf(page: Realm): number;
  /** How many sockets of a page are open or being opened. */
  socketsOf(page: Realm): number;
  /** The `fetch` of a page. */
  fetchOf(page: Realm): typeof fetch;
  /** The `WebSocket` of a page, as far as supabase-js uses it. */
  webSocketOf(page: Realm): NonNullable<BackendAddress['transport']>;
}
