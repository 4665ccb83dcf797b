import type { Competition, CompetitionRound, Match, OsloDay, Team } from '@tribunen/domain';
import type { ReactNode } from 'react';
import type { FollowView } from '../../follows/FollowButton/FollowView.ts';
import type { PartView } from '../PartView.ts';
import type { ShownPlayer } from '../../links/PlayerCards.ts';

/** A player of the list of scorers. */
export interface ListedScorer {
  /** Players with the same number of goals share a place. */
  readonly place: number;
  readonly player: ShownPlayer;
  readonly team: Team;
  readonly goals: number;
  readonly assists: number;
  readonly penalties: number;
}

/** The rounds, and which of them is shown. */
export interface RoundsView {
  /** At least one. */
  readonly rounds: readonly CompetitionRound[];
  readonly shown: CompetitionRound;
  onShow(key: string): void;
}

/** Everything that the page of a competition can show. */
export type CompetitionPageView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** Why, as the end of a sentence. */
      readonly message: string;
      onRetry(): void;
    }
  | { readonly status: 'not-found'; readonly resultsHref: string }
  | {
      readonly status: 'ready';
      readonly competition: Competition;
      readonly follow: FollowView;
      /** A `StandingsPanel`, which shows its own states. */
      readonly table: ReactNode;
      /** Null if the competition has no known matches. */
      readonly rounds: PartView<RoundsView | null>;
      readonly scorers: PartView<readonly ListedScorer[]>;
      /** Whether the scorers leave out the players of teams whose result the reader has hidden. */
      readonly leavesScorersOut: boolean;
      readonly today: OsloDay;
      matchHref(match: Match): string;
      /** Null for a team without a page. */
      teamHref(team: Team): string | null;
    };
