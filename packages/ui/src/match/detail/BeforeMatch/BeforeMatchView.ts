import type { FormResult, Match, Prediction, PredictionPoll, Side, UtcInstant } from '@tribunen/domain';
import type { ReactNode } from 'react';

/** The data that an upcoming match shows instead of events. */
export interface BeforeMatchView {
  /** The clock of the countdown to kick-off. */
  now(): UtcInstant;
  /** Null for a match that will not be played as planned (DETAIL-10). */
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
