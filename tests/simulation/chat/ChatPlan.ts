import type { Fault, SocketFault } from '@tribunen/mocks/simulation';

/** Something that goes wrong in a chat, or that a spectator does. `at` is milliseconds after the start. */
export type ChatIncident =
  | { readonly kind: 'requests'; readonly at: number; readonly ms: number; readonly fault: Fault }
  | { readonly kind: 'line'; readonly at: number; readonly ms: number; readonly fault: SocketFault }
  | { readonly kind: 'offline'; readonly at: number; readonly ms: number; readonly spectator: number }
  /** The server stores what it is sent, and its answer is lost. */
  | { readonly kind: 'lost-answers'; readonly at: number; readonly ms: number; readonly spectator: number }
  | { readonly kind: 'reload'; readonly at: number; readonly spectator: number };

/** One run of a chat: who writes what when, and what goes wrong. */
export interface ChatPlan {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly lengthMs: number;
  readonly spectators: number;
  readonly messages: readonly { readonly at: number; readonly spectator: number }[];
  readonly incidents: readonly ChatIncident[];
}
