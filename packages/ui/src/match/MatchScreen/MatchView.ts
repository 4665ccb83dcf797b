import type { Match, Side } from '@tribunen/domain';
import type { ReactNode } from 'react';

/** Everything that the match screen can show: the header (part 1 §1, §2) above what is on its way. */
export type MatchView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  /** No address names a match, and none is played today. */
  | { readonly status: 'none'; readonly resultsHref: string }
  /** The address names a match that there is not. */
  | { readonly status: 'not-found'; readonly resultsHref: string }
  | {
      readonly status: 'ready';
      readonly product: string;
      readonly match: Match;
      /** The sides that have just scored or are being cheered for, their halves floodlit; one cheer more strikes the lamps again. */
      readonly cheering: ReadonlyMap<Side, number>;
      /** Whom the spectator cheers for; null until that is chosen. */
      readonly cheersFor: Side | null;
      onChooseSide(side: Side): void;
      onCheer(side: Side): void;
      /** The goal banner, while there is one. */
      readonly banner: ReactNode;
    };
