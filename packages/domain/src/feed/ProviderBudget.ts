import type { UtcInstant } from '../time/instant.ts';

/** A provider's calls of today in UTC, and how old a goal is when it arrives, as an administrator sees them (FEED-25). */
export interface ProviderBudget {
  readonly provider: string;
  readonly usedToday: number;
  /** Null where the provider does not limit the calls of a day. */
  readonly leftToday: number | null;
  /** Milliseconds between two calls for the matches in play; null where no such call has been planned. */
  readonly pauseMs: number | null;
  /** When the provider last answered; null while it has not. */
  readonly answeredAt: UtcInstant | null;
  /** When the provider, after refusing a call, allows the next; null where it has refused none. */
  readonly blockedUntil: UtcInstant | null;
  /** Why the latest call failed; null where it succeeded. */
  readonly fault: string | null;
}

/** How old a goal is when it arrives, in milliseconds: on average half the pause between two calls, and at most the whole. FEED-25 */
export function goalAge(pauseMs: number): { readonly meanMs: number; readonly mostMs: number } {
  return { meanMs: pauseMs / 2, mostMs: pauseMs };
}
