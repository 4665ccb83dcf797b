import type { LineUp, Match, MatchEvent, Side } from '@tribunen/domain';

/** Who plays, now or at a chosen minute. */
export interface LineUpView {
  readonly match: Match;
  readonly lineUps: Readonly<Record<Side, LineUp>>;
  /** In order, up to the minute that is shown. */
  readonly events: readonly MatchEvent[];
  /** The chosen minute: the players on the field then. Null shows who started. */
  readonly minute: number | null;
}
