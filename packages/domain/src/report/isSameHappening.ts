import type { MatchEvent } from './MatchEvent.ts';

/**
 * Whether two events tell of the same happening: same type, minute, added time and side, and the same player as far as both name one.
 * A source that learns of an assist later tells of the same goal again (REPORT-5).
 *
 * @example
 * const goal = { type: 'GOAL', minute: 28, extraTime: null, teamSide: 'home', playerName: 'Berg', assistName: null };
 * isSameHappening(goal, { ...goal, assistName: 'Moe' }); // true
 * isSameHappening(goal, { ...goal, playerName: 'Moe' }); // false
 */
export function isSameHappening(a: MatchEvent, b: MatchEvent): boolean {
  return (
    a.type === b.type &&
    a.minute === b.minute &&
    a.extraTime === b.extraTime &&
    a.teamSide === b.teamSide &&
    (a.playerName === b.playerName || a.playerName === null || b.playerName === null)
  );
}
