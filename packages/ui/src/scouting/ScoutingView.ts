import type {
  ComparedStars,
  AverageStars,
  Match,
  PlayerId,
  RatedMatch,
  Rating,
  RatingCategory,
  Side,
  Stars,
  Team,
  TeamId,
  TopPlayer,
  UtcInstant,
} from '@tribunen/domain';
import type { ReactNode } from 'react';

/** A player who can be scouted. */
export interface ScoutedPlayer {
  readonly id: PlayerId;
  readonly name: string;
  /** In the provider's words; null where the provider has none. */
  readonly position: string | null;
  readonly shirtNumber: number | null;
}

/** The teams to choose from. */
export interface ScoutedTeamsView {
  readonly teams: readonly (Team & { readonly id: TeamId; readonly name: string })[];
  hrefOf(id: TeamId): string;
}

/** The players of the chosen team. */
export type SquadView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      readonly players: readonly ScoutedPlayer[];
      hrefOf(id: PlayerId): string;
    };

/** The average of a player's overall stars. A notice elsewhere on the screen offers another try of a failed load. */
export type AverageView =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  /** Null for a player without stars. */
  | { readonly status: 'ready'; readonly average: AverageStars | null };

/** Until when the players can be rated. */
export type RatingWindowView =
  | { readonly status: 'open'; readonly closesAt: UtcInstant }
  /** The team's last match ended more than 24 hours ago, or has not ended. */
  | { readonly status: 'closed' };

/** Takes the place of the stars where nobody is signed in. */
export interface SignInToRateView {
  readonly status: 'sign-in';
  readonly signInHref: string;
}

/** The spectator's own rating of a player. */
export type RatingCardView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'closed';
      /** The last rating that the spectator gave. */
      readonly rating: Rating;
      /** The window closed while the spectator was rating. */
      readonly isTooLate: boolean;
    }
  | {
      readonly status: 'open';
      readonly closesAt: UtcInstant;
      readonly rating: Rating;
      /** Whether the overall stars are a suggestion from the other four. */
      readonly isOverallSuggested: boolean;
      onRate(category: RatingCategory, stars: Stars): void;
      readonly save: RatingSaveView;
    };

export type RatingSaveView =
  /** There is nothing to save. */
  | { readonly status: 'nothing' }
  | { readonly status: 'ready'; onSave(): void; onDiscard(): void }
  | { readonly status: 'busy' }
  /** The saved stars wait for the network (OFFLINE-5); there is nothing more to save. */
  | { readonly status: 'waiting' };

/** A player's overall stars from match to match, the latest first. */
export type RatingCourseView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly matches: readonly RatedMatch[] };

/** The player who is being scouted. */
export interface ScoutedPlayerView {
  readonly player: ScoutedPlayer;
  readonly average: AverageView;
  readonly card: RatingCardView | SignInToRateView;
  /** Null while the ratings are not known. */
  readonly compared: readonly ComparedStars[] | null;
  readonly course: RatingCourseView;
}

/** The best players of the team. */
export type TopPlayersView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly players: readonly ListedTopPlayer[] };

export interface ListedTopPlayer extends TopPlayer {
  readonly playerName: string;
  /** In the provider's words; null where the provider has none. */
  readonly position: string | null;
  readonly href: string;
}

/** A player of the eleven that started. */
export interface StartedPlayer {
  readonly player: ScoutedPlayer;
  readonly stars: Stars | null;
  readonly average: AverageView;
  /** Where the player stands: across the pitch from the left, and along it from the own goal line, from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly href: string;
}

/** The quick rating of a whole team after a match. */
export type TeamRatingView =
  | (SignInToRateView & { readonly players: readonly StartedPlayer[] })
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'no-line-up' }
  | { readonly status: 'closed'; readonly players: readonly StartedPlayer[]; readonly isTooLate: boolean }
  | {
      readonly status: 'open';
      readonly closesAt: UtcInstant;
      readonly players: readonly StartedPlayer[];
      onRate(player: PlayerId, stars: Stars): void;
      readonly save: RatingSaveView;
      /** How many players have stars that are not saved. */
      readonly unsaved: number;
    };

/** The match after which a team is rated, with both of its teams. */
export interface ScoutedMatchView {
  readonly match: Match;
  readonly side: Side;
  onSide(side: Side): void;
}

export type ScoutingContentView =
  /** No player is chosen. */
  | { readonly kind: 'none' }
  | { readonly kind: 'not-found' }
  | ({ readonly kind: 'player' } & ScoutedPlayerView)
  | { readonly kind: 'team'; readonly rating: TeamRatingView };

/** Everything that the screen at /scouting can show. */
export type ScoutingView =
  | { readonly status: 'loading'; readonly what: 'teams' | 'match' }
  | { readonly status: 'not-found'; readonly scoutingHref: string }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      readonly teams: ScoutedTeamsView;
      readonly team: Team;
      /** Null where the team was chosen from the list. */
      readonly match: ScoutedMatchView | null;
      readonly squad: SquadView;
      /** The page that rates the whole team at once; null while there is no match to rate it after. */
      readonly wholeTeamHref: string | null;
      readonly chosen: PlayerId | null;
      readonly content: ScoutingContentView;
      readonly top: TopPlayersView;
      /** A `Chat` element, so that a new message renders only the chat; null where the team has none. */
      readonly chat: ReactNode;
    };
