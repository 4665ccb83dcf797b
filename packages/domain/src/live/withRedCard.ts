import type { Match } from '../match/Match.ts';
import { classifyEvent } from '../notification/classifyEvent.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import { teamSideOf } from '../report/teamSideOf.ts';

/**
 * A match after an event that was not known before: a red card counts unless the match's list is newer and has counted it
 * (MATCH-34). Returns the same object when nothing changes.
 */
export function withRedCard(match: Match, event: LiveEvent): Match {
  const isCounted = event.occurredAt <= (match.listedAt ?? '');
  if (isCounted || classifyEvent(event.eventType) !== 'red-card') return match;
  const side = teamSideOf({ id: event.teamId, name: event.teamName }, match);
  return { ...match, redCards: { ...match.redCards, [side]: match.redCards[side] + 1 } };
}
