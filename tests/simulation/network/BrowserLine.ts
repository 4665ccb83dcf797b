import type { BackendAddress } from '../../../packages/app/src/backend/access/network.ts';
import type { Realm } from '../time/Realm.ts';

/** What a browser is connected to the world by, as its pages and its user see it. */
export interface BrowserLine {
  readonly isUp: boolean;
  down(): void;
  up(): void;
  /** Every socket stays as it is and nothing comes through it again, and neither side learns of it. */
  silence(): void;
  /** What is under way fails, and sockets are dead without a word: the machine was asleep, or the network went. */
  breakOff(): void;
  /** The page is gone, and the line lets go of what was its. */
  hangUp(page: Realm): void;
  /** Requests of a page that have not been answered yet. */
  pendingOf(page: Realm): number;
  /** Sockets of a page that are open or being opened. */
  socketsOf(page: Realm): number;
  /** `fetch` as a page has it. */
  fetchOf(page: Realm): typeof fetch;
  /** `WebSocket` as a page has it, as far as supabase-js uses it. */
  webSocketOf(page: Realm): NonNullable<BackendAddress['transport']>;
}
