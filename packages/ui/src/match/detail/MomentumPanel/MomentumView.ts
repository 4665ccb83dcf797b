import type { Match, MomentumMinute } from '@tribunen/domain';

/** How the pressure of a match has moved. */
export type MomentumView =
  /** Nothing has happened that it could be made of. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly match: Match;
      /** From the first minute to the last. */
      readonly minutes: readonly MomentumMinute[];
      /** The minute that the match is shown at; null is now, the last. */
      readonly chosen: number | null;
      onChoose(minute: number): void;
    };
