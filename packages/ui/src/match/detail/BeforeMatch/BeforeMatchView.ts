import type { FormResult, Match, Prediction, PredictionPoll, Side, UtcInstant } from '@tribunen/domain';
import type { ReactNode } from 'react';

/** What an upcoming match shows in place of what has happened. */
export interface BeforeMatchView {
  /** The clock that the kick-off is counted down by. */
  now(): UtcInstant;
  /** Null for a match that is not to be played as planned (DETAIL-10). */
  readonly poll: (PredictionPoll & { onVote(choice: Prediction): void }) | null;
  readonly past:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; onRetry(): void }
    | {
        readonly status: 'ready';
        /** The latest last. */
        readonly form: Readonly<Record<Side, readonly FormResult[]>>;
        /** The latest first. */
        readonly meetings: readonly Match[];
      };
  /** The rows of the table around both teams (`StandingsAround`). */
  readonly places: ReactNode;
  /** The line-ups; null until a side has one. */
  readonly lineUp: ReactNode;
}
