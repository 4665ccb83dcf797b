import type { Match, MomentumMinute } from '@tribunen/domain';

/** The momentum of a match over time. */
export type MomentumView =
  /** The match has no events from which to compute momentum. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly match: Match;
      /** From the first minute to the last. */
      readonly minutes: readonly MomentumMinute[];
      /** The shown minute; null for the present, which is the last minute. */
      readonly chosen: number | null;
      onChoose(minute: number): void;
    };
