import type { Side } from '../match/Match.ts';
import { textOf } from '../text/textOf.ts';
import { eventKind } from './eventKind.ts';
import type { MatchEvent } from './MatchEvent.ts';
import type { ReportParts } from './ReportParts.ts';
import { teamSideOf } from './teamSideOf.ts';

/** A card that was taken back. */
export interface WithdrawnCard {
  readonly card: 'yellow' | 'red';
  readonly teamSide: Side;
  /** Null where no source names the player. */
  readonly playerName: string | null;
}

/** The cards that the generic events of a report take back (REPORT-7). */
export function withdrawnCards(parts: Pick<ReportParts, 'homeTeam' | 'awayTeam' | 'events'>): readonly WithdrawnCard[] {
  return (parts.events ?? []).flatMap(({ type, team, player, abandoned }) => {
    const kind = eventKind(type);
    if (kind?.type !== 'CARD_CANCELLED' || abandoned === true) return [];
    return [{ card: kind.card, teamSide: teamSideOf(team, parts), playerName: textOf(player?.name) }];
  });
}

/** The events without cards that were taken back. */
export function withoutWithdrawn(
  events: readonly MatchEvent[],
  withdrawn: readonly WithdrawnCard[],
): readonly MatchEvent[] {
  if (withdrawn.length === 0) return events;
  return events.filter(
    ({ type, teamSide, playerName }) =>
      !withdrawn.some(
        (card) =>
          type === (card.card === 'red' ? 'RED_CARD' : 'YELLOW_CARD') &&
          card.teamSide === teamSide &&
          card.playerName === playerName,
      ),
  );
}
