import type { MatchEvent } from './MatchEvent.ts';

/**
 * Whether two reports are of the same event: same type, minute, added time and side, and the same player as far as both
 * name one. A source that learns of an assist later reports the goal again. An own goal is the same whichever side it
 * is reported for; substitutions differ when different players come on (REPORT-5).
 */
export function isSameEvent(a: MatchEvent, b: MatchEvent): boolean {
  return (
    a.type === b.type &&
    a.minute === b.minute &&
    a.extraTime === b.extraTime &&
    (a.teamSide === b.teamSide || (isOwnGoal(a) && isOwnGoal(b))) &&
    agree(a.playerName, b.playerName) &&
    agree(a.playerNumber ?? null, b.playerNumber ?? null) &&
    (a.type !== 'SUBSTITUTION' || agree(a.assistName, b.assistName))
  );
}

function isOwnGoal(event: MatchEvent): boolean {
  return event.type === 'GOAL' && event.goal === 'own-goal';
}

function agree<Named extends string | number>(name: Named | null, other: Named | null): boolean {
  return name === other || name === null || other === null;
}
