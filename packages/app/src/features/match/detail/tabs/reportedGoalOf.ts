import type { GoalEvent, MatchEvent, PitchMark, Side } from '@tribunen/domain';

/**
 * The goal of the timeline that a mark shows; null for a mark that is none, or that the timeline does not have.
 *
 * @example
 * reportedGoalOf(report.events, 'home', mark)?.minute; // 79
 */
export function reportedGoalOf(
  events: readonly MatchEvent[],
  side: Side,
  { look, minute, player }: PitchMark,
): GoalEvent | null {
  if (look !== 'goal') return null;
  return (
    events
      .filter((event) => event.type === 'GOAL')
      .find(
        (event) =>
          event.teamSide === side &&
          event.minute + (event.extraTime ?? 0) === minute &&
          (player === null || event.playerName === player),
      ) ?? null
  );
}
