import type { AverageStars, Match, OsloDay, PlayerEvent, Team } from '@tribunen/domain';
import type { PartView } from '../PartView.ts';

/** What a player has done in the match that the card was opened from. */
export interface PlayerMatch {
  /** How long the player has been on the pitch; null when that is not known. */
  readonly minutes: number | null;
  readonly events: readonly PlayerEvent[];
}

/** What every card of a player shows, opened by a press or under a mouse. */
export interface PlayerFactsView {
  readonly name: string;
  readonly number: number | null;
  /** The provider's words; null when it has none. */
  readonly position: string | null;
  /** Null when it is not known. */
  readonly team: { readonly team: Team; readonly href: string } | null;
  /** Null where the card was not opened from a match. */
  readonly match: PlayerMatch | null;
  /** The average of the spectators' stars; null as its value where nobody has given any. */
  readonly rating: PartView<AverageStars | null>;
  /** Where the player is rated. */
  readonly rateHref: string;
}

/** A player's card, opened by a press. */
export interface PlayerCardView extends PlayerFactsView {
  /** The team's other matches that are known; null where the team is not. */
  readonly others: PartView<readonly Match[]> | null;
  hrefOf(match: Match): string;
  readonly today: OsloDay;
  onClose(): void;
}
