import type { Match, Side } from '@tribunen/domain';
import type { ReactNode } from 'react';
import type { MatchFailure } from './MatchFailed.tsx';

/** Everything that the match screen can show. */
export type MatchView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly why: MatchFailure; onRetry(): void }
  /** The address names no match, and there is no match today. */
  | { readonly status: 'none'; readonly resultsHref: string }
  /** The address names a match that does not exist. */
  | { readonly status: 'not-found'; readonly resultsHref: string }
  | {
      readonly status: 'ready';
      readonly product: string;
      readonly match: Match;
      /** The opened match. */
      readonly matchHref: string;
      /**
       * The sides that have just scored, or that the spectator cheers for. Their halves are floodlit, and another cheer
       * restarts the lamps.
       */
      readonly cheering: ReadonlyMap<Side, number>;
      /** The side that the spectator cheers for; null until it is chosen. */
      readonly cheersFor: Side | null;
      onChooseSide(side: Side): void;
      onCheer(side: Side): void;
      /** The goal banner, while there is one. */
      readonly banner: ReactNode;
      /** A `Chat`, so that a message renders the chat alone. */
      readonly chat: ReactNode;
    };
