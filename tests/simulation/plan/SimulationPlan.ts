import type { Endpoint, Fault, SocketFault } from '@tribunen/mocks/simulation';
import type { MatchPlan } from '../football/MatchPlan.ts';

export interface PlannedFollow {
  readonly kind: 'team' | 'competition' | 'player';
  readonly id: string;
  readonly name: string;
  readonly notifications: boolean;
}

/** A spectator's browser at the start. */
export interface BrowserPlan {
  /** The signed-in user; null when nobody is signed in. */
  readonly user: { readonly id: string; readonly follows: readonly PlannedFollow[] } | null;
  /**
   * How many seconds the spectator's picture is behind the pitch at the start of the run (KNOWN-1); 0 by default.
   */
  readonly behindSeconds?: number;
  /** Whether messages from friends wait for the delay as well (KNOWN-13). */
  readonly holdsFriends?: boolean;
  /** If two tabs are visible, they are in two windows side by side. */
  readonly tabs: readonly { readonly visible: boolean; readonly openMatch: string | null }[];
}

type Incidental<Kind extends string, Facts = unknown> = {
  readonly kind: Kind;
  /** Milliseconds after the start of the run. */
  readonly at: number;
} & Facts;
interface InBrowser {
  /** The browser, by its index in the plan. */
  readonly browser: number;
}
interface ForSomeTime {
  readonly ms: number;
}

/**
 * Something that happens in a run, such as a fault or an action of a spectator. A tab is given by its index among the
 * open tabs; if there are fewer, the last tab is meant.
 */
export type Incident =
  | Incidental<'requests', ForSomeTime & { readonly endpoint: Endpoint; readonly fault: Fault }>
  | Incidental<'line', ForSomeTime & { readonly fault: SocketFault }>
  /** The backend demands a pause between two delta requests of a page (LIVE-23). */
  | Incidental<'busy', ForSomeTime & { readonly retryAfterSeconds: number }>
  /** The backend announces mode `crowd` (LIVE-22). */
  | Incidental<'crowd', ForSomeTime & { readonly nextCheckInSeconds: number | null }>
  | Incidental<'silence', InBrowser>
  | Incidental<'offline', InBrowser & ForSomeTime>
  | Incidental<'hide', InBrowser & { readonly tab: number }>
  /** The spectator turns to a tab; with `alone` the other tabs are hidden. */
  | Incidental<'look', InBrowser & { readonly tab: number; readonly alone: boolean }>
  | Incidental<'open', InBrowser & { readonly alone: boolean }>
  | Incidental<'close-front', InBrowser>
  /** Every device sleeps; only the server continues. */
  | Incidental<'sleep', ForSomeTime>
  | Incidental<'clock', InBrowser & { readonly byMs: number }>
  | Incidental<'follows', InBrowser & { readonly follows: readonly PlannedFollow[] }>
  /**
   * In the front tab the spectator chooses by how many seconds the device delays a match (KNOWN-1). If `match` is null,
   * the delay applies to all matches.
   */
  | Incidental<'delay', InBrowser & { readonly match: string | null; readonly seconds: number }>
  | Incidental<'hide-result', InBrowser & { readonly match: string }>
  | Incidental<'show-result', InBrowser & { readonly match: string }>
  /** The spectator reloads the visible tab. */
  | Incidental<'reload', InBrowser>;

/** Everything that decides a run: the same plan gives the same run. */
export interface SimulationPlan {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** How long the run lasts before every fault ends and the laws are checked for the last time. */
  readonly lengthMs: number;
  readonly accessTokenSeconds: number;
  readonly matches: readonly MatchPlan[];
  readonly browsers: readonly BrowserPlan[];
  readonly incidents: readonly Incident[];
  /** True when the spectators see the matches with a delay (KNOWN-1). Only law 6 judges such a run. */
  readonly isDelayed?: true;
}
