import type { Remembered } from '../DemoMemory.ts';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import type { AuthSession } from '../supabase/auth/Sessions.ts';
import type { WireData } from '../supabase/realtime/frames.ts';
import type { SentRequest } from './SentRequest.ts';
import type { SentResponse } from './SentResponse.ts';

// What passes between the page and whoever runs the demo's backend for it. Both ends are of one build, so nothing is parsed.

/** What the backend is opened with; the port for everything else comes along. */
export interface Opening {
  /** The address's query. */
  readonly search: string;
  /** What the tab knows of the world that it was in before. */
  readonly remembered: Remembered;
  /** The name of the lock that the backend holds as long as it lives. */
  readonly life: string;
}

/** The world that the backend has opened. */
export interface OpenedWorld {
  readonly id: string;
  /** Whether other tabs can be in it too: not where the browser keeps no rows. */
  readonly isShared: boolean;
  /** Whom the tab opens signed in as, where it is new in the world; null: nobody, or as the tab was. */
  readonly session: AuthSession | null;
}

/** What goes wrong from a moment on (milliseconds since 1970). */
export interface ChosenFaults {
  readonly choice: SelectedFaults;
  readonly at: number;
}

/** From the page. Requests and sockets have numbers, each kind its own. */
export type ToBackend =
  | { readonly kind: 'request'; readonly id: number; readonly request: SentRequest }
  | { readonly kind: 'connect'; readonly id: number; readonly url: string }
  | { readonly kind: 'frame'; readonly id: number; readonly data: string | Uint8Array }
  | { readonly kind: 'left'; readonly id: number }
  | { readonly kind: 'faults'; readonly chosen: ChosenFaults }
  | { readonly kind: 'wake' };

/** To the page. */
export type FromBackend =
  /** It holds the lock of its life. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'opened'; readonly world: OpenedWorld }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly response: SentResponse }
  | { readonly kind: 'no-answer'; readonly id: number; readonly reason: string }
  | { readonly kind: 'frame'; readonly id: number; readonly data: WireData }
  | { readonly kind: 'close'; readonly id: number; readonly code: number; readonly reason: string }
  /** Somebody has begun another world. */
  | { readonly kind: 'world-gone' };
