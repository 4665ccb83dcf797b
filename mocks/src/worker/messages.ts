import type { Remembered } from '../DemoMemory.ts';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import type { AuthSession } from '@tribunen/protocol';
import type { SentRequest } from './SentRequest.ts';
import type { SentResponse } from './SentResponse.ts';

// The messages between the page and the demo's backend, which runs in a worker or in the page itself. Both are from the
// same build, so the messages need no validation.

/** The message that opens the backend. It is sent together with the port for all further messages. */
export interface Opening {
  /** The query of the page's address. */
  readonly search: string;
  /** The state that the tab has stored across its reload. */
  readonly remembered: Remembered;
  /** The name of the lock that the backend holds for as long as it runs. */
  readonly life: string;
  /** The name of the lock that the page holds for as long as it is open. */
  readonly tab: string;
}

/** The world that the backend has opened. */
export interface OpenedWorld {
  readonly id: string;
  /** Whether other tabs can be in the world too: false in a browser without shared workers. */
  readonly isShared: boolean;
  /** The session for a tab that is new in the world; null when the tab opens signed out, or already has a session. */
  readonly session: AuthSession | null;
}

/** The chosen faults, and from when they apply (milliseconds since 1970). */
export interface ChosenFaults {
  readonly choice: SelectedFaults;
  readonly at: number;
}

/** Messages from the page. No two requests or sockets of a page have the same id. */
export type ToBackend =
  /** Sent when the page has got its lock. */
  | { readonly kind: 'here' }
  | { readonly kind: 'request'; readonly id: number; readonly request: SentRequest }
  | { readonly kind: 'connect'; readonly id: number; readonly url: string }
  | { readonly kind: 'frame'; readonly id: number; readonly data: string | Uint8Array }
  | { readonly kind: 'left'; readonly id: number }
  | { readonly kind: 'faults'; readonly chosen: ChosenFaults }
  | { readonly kind: 'wake' };

/** Messages to the page. */
export type FromBackend =
  /** Sent when the backend has got its lock. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'opened'; readonly world: OpenedWorld }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly response: SentResponse }
  | { readonly kind: 'no-answer'; readonly id: number; readonly reason: string }
  | { readonly kind: 'frame'; readonly id: number; readonly data: string }
  | { readonly kind: 'close'; readonly id: number; readonly code: number; readonly reason: string }
  /** Another tab has begun a new world, or a new match day. */
  | { readonly kind: 'world-gone' };
