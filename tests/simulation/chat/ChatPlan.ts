import type { Fault, SocketFault } from '@tribunen/mocks/simulation';

/** A fault in a chat, or an action of a spectator. `at` is milliseconds after the start. */
export type ChatIncident =
  | { readonly kind: 'requests'; readonly at: number; readonly ms: number; readonly fault: Fault }
  | { readonly kind: 'line'; readonly at: number; readonly ms: number; readonly fault: SocketFault }
  | { readonly kind: 'offline'; readonly at: number; readonly ms: number; readonly spectator: number }
  /** The server stores the messages that it receives, but its responses are lost. */
  | { readonly kind: 'lost-answers'; readonly at: number; readonly ms: number; readonly spectator: number }
  | { readonly kind: 'reload'; readonly at: number; readonly spectator: number }
  /**
   * The backend is in mode `crowd` (LIVE-22). `heardAfter` has a delay for each spectator, in milliseconds: the
   * spectator's page changes its mode this long after the backend does, both at the beginning and at the end.
   */
  | { readonly kind: 'crowd'; readonly at: number; readonly ms: number; readonly heardAfter: readonly number[] }
  /** An administrator limits each spectator to one message every `seconds` seconds (DESK-2). */
  | { readonly kind: 'slow-chat'; readonly at: number; readonly ms: number; readonly seconds: number }
  /** An administrator stops a spectator from writing (DESK-3). */
  | { readonly kind: 'shut-out'; readonly at: number; readonly ms: number; readonly spectator: number }
  /** Other people write this many messages at once. */
  | { readonly kind: 'flood'; readonly at: number; readonly count: number };

/** A run of a chat: its messages with their authors and times, and its faults. */
export interface ChatPlan {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly lengthMs: number;
  readonly spectators: number;
  readonly messages: readonly { readonly at: number; readonly spectator: number }[];
  readonly incidents: readonly ChatIncident[];
}
