import type { FantasyChip, FantasyPick, FantasyRound, LeaguePoints, LivePlayer, UtcInstant } from '@tribunen/domain';

/** The form in which a team is entered. */
export interface TeamEntryView {
  readonly typed: string;
  onTyped(typed: string): void;
  /** The number that is saved on the server; null when there is none. */
  readonly savedId: string | null;
  /** Called with a number. */
  onSubmit(teamId: string): void;
}

/** A player of the squad; `live` is null until the gameweek is loaded. */
export interface SquadPlayerView extends Omit<FantasyPick, 'gameweekPoints'> {
  /** Null while the points are hidden. */
  readonly gameweekPoints: number | null;
  readonly live: LivePlayer | null;
}

/** The team's gameweek. */
export type RoundView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  /** The points could give away what the reader has chosen not to know (KNOWN-11). */
  | { readonly status: 'hidden'; onShow(): void }
  /** Between two seasons, or before the first. */
  | { readonly status: 'break'; readonly next: FantasyRound | null }
  /** The team has no squad in the gameweek. */
  | { readonly status: 'left-out'; readonly round: FantasyRound; readonly next: FantasyRound | null }
  | {
      readonly status: 'ready';
      readonly round: FantasyRound;
      /** Null after the season's last. */
      readonly next: FantasyRound | null;
      readonly isInPlay: boolean;
      /** The points before the cost of transfers. */
      readonly total: number;
      readonly transferCost: number;
      readonly chip: FantasyChip | null;
      /** Places among all managers; null while they are not ranked. */
      readonly gameweekRank: number | null;
      readonly overallRank: number | null;
    };

/** A manager in the league of friends. */
export interface LeagueRow extends LeaguePoints {
  readonly key: string;
  /** Null for a friend without a name, and for oneself. */
  readonly friendName: string | null;
  readonly isOwn: boolean;
}

export type LeagueView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  /** The league is hidden together with the points of the round. */
  | { readonly status: 'hidden' }
  /** No friend has saved a team. */
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly rows: readonly LeagueRow[] };

export interface FantasyTeamView {
  readonly status: 'ready';
  readonly teamName: string;
  /** The eleven, then the bench. */
  readonly squad: readonly SquadPlayerView[];
  readonly round: RoundView;
  readonly league: LeagueView;
  onChangeTeam(): void;
  /** The clock of the deadline. */
  now(): UtcInstant;
}

/** The fantasy screen. */
export type FantasyView =
  /** The number of the saved team is being loaded. */
  | { readonly status: 'loading' }
  | { readonly status: 'entry'; readonly entry: TeamEntryView }
  /** `entry` is the form in which the team was entered; null for the saved one. */
  | { readonly status: 'loading-team'; readonly entry: TeamEntryView | null }
  /** The message is the server's, in English. */
  | { readonly status: 'error'; readonly message: string; onRetry(): void; onChangeTeam(): void }
  | FantasyTeamView;
