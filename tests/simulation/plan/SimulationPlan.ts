import type { Endpoint, Fault, SocketFault } from '@tribunen/mocks/simulation';
import type { MatchPlan } from '../football/MatchPlan.ts';

export interface PlannedFollow {
  readonly kind: 'team' | 'competition' | 'player';
  readonly id: string;
  readonly name: string;
  readonly notifications: boolean;
}

/** One spectator's browser at the start. */
export interface BrowserPlan {
  /** Null where nobody is signed in. */
  readonly user: { readonly id: string; readonly follows: readonly PlannedFollow[] } | null;
  /** Which of the tabs are looked at: two windows may stand side by side. */
  readonly tabs: readonly { readonly visible: boolean; readonly openMatch: string | null }[];
}

type Befalls<Kind extends string, Facts = unknown> = {
  readonly kind: Kind;
  /** Milliseconds after the start of the run. */
  readonly at: number;
} & Facts;
interface InBrowser {
  /** Which browser, by its place in the plan. */
  readonly browser: number;
}
interface ForSomeTime {
  readonly ms: number;
}

/** One thing that befalls a run. A tab is named by its place among those that are open then; where there are fewer, it is the last. */
export type Incident =
  | Befalls<'requests', ForSomeTime & { readonly endpoint: Endpoint; readonly fault: Fault }>
  | Befalls<'line', ForSomeTime & { readonly fault: SocketFault }>
  /** The backend asks the clients of the deltas to wait. */
  | Befalls<'busy', ForSomeTime & { readonly retryAfterSeconds: number }>
  | Befalls<'silence', InBrowser>
  | Befalls<'offline', InBrowser & ForSomeTime>
  | Befalls<'hide', InBrowser & { readonly tab: number }>
  /** The user turns to a tab; `alone` where the others are behind it. */
  | Befalls<'look', InBrowser & { readonly tab: number; readonly alone: boolean }>
  | Befalls<'open', InBrowser & { readonly alone: boolean }>
  | Befalls<'close-front', InBrowser>
  /** Every machine sleeps: the server alone goes on. */
  | Befalls<'sleep', ForSomeTime>
  | Befalls<'clock', InBrowser & { readonly byMs: number }>
  | Befalls<'follows', InBrowser & { readonly follows: readonly PlannedFollow[] }>;

/** All that a run is made of: the same plan, the same run. */
export interface SimulationPlan {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** How long it goes on, before all is well again and the laws are looked at for the last time. */
  readonly lengthMs: number;
  readonly accessTokenSeconds: number;
  readonly matches: readonly MatchPlan[];
  readonly browsers: readonly BrowserPlan[];
  readonly incidents: readonly Incident[];
}
