import type { AverageStars, Match, OsloDay, PlayerEvent, Team } from '@tribunen/domain';
import type { PartView } from '../PartView.ts';

/** What a player has done in the match that the card was opened from. */
export interface PlayerMatch {
  /** The minutes that the player has been on the pitch; null if unknown. */
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
  /** The average of the spectators' stars. Its value is null if nobody has rated the player. */
  readonly rating: PartView<AverageStars | null>;
  /** The address of the screen on which spectators rate the player. */
  readonly rateHref: string;
}

/** A player's card, opened by a press. */
export interface PlayerCardView extends PlayerFactsView {
  /** The known other matches of the team; null if the team is unknown. */
  readonly others: PartView<readonly Match[]> | null;
  hrefOf(match: Match): string;
  readonly today: OsloDay;
  onClose(): void;
}
