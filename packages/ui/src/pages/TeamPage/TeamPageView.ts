import type { Competition, FormResult, Match, OsloDay, Programme, Team } from '@tribunen/domain';
import type { FollowView } from '../../follows/FollowButton/FollowView.ts';
import type { PartView } from '../PartView.ts';
import type { ShownPlayer } from '../../links/PlayerCards.ts';

/** Where a team stands in a table. */
export interface TablePlace {
  readonly competition: Competition;
  /** The competition's page. */
  readonly href: string;
  readonly position: number;
  readonly played: number;
  readonly points: number;
}

/** A team's matches, and the form that follows from them. */
export interface TeamProgramme extends Programme {
  readonly form: readonly FormResult[];
}

/** Everything that a team's own page can show. */
export type TeamPageView =
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
      readonly team: Team;
      readonly venue: string | null;
      readonly coach: string | null;
      /** The chat of the team. */
      readonly chatHref: string;
      readonly follow: FollowView;
      /** One for each table that the team is in. */
      readonly places: PartView<readonly TablePlace[]>;
      readonly programme: PartView<TeamProgramme>;
      readonly squad: readonly ShownPlayer[];
      readonly today: OsloDay;
      matchHref(match: Match): string;
    };
