import type { Side } from '../match/Match.ts';
import { headlineEvents } from './headlineEvents.ts';
import type { GoalEvent, MatchEvent, RedCardEvent } from './MatchEvent.ts';

/** The goals of one player, or a red card, as one line under the score. */
export interface Headline {
  readonly first: GoalEvent | RedCardEvent;
  /** Its goals in order, `first` among them; a red card stands alone. */
  readonly events: readonly (GoalEvent | RedCardEvent)[];
}

/**
 * The lines of a side under the score: a player's goals on one line, a red card on its own, as many as there are rows for and then
 * how many more (REPORT-10). Own goals stand apart from the goals of a player of the same name, and players without a name each by themselves.
 */
export function headlinesOf(
  events: readonly MatchEvent[],
  side: Side,
  rows = Number.POSITIVE_INFINITY,
): { readonly lines: readonly Headline[]; readonly more: number } {
  const lines = new Map<string, Headline>();
  for (const event of headlineEvents(events)) {
    if (event.teamSide !== side) continue;
    const key = lineOf(event);
    const line = lines.get(key);
    lines.set(
      key,
      line === undefined ? { first: event, events: [event] } : { ...line, events: [...line.events, event] },
    );
  }
  return { lines: [...lines.values()].slice(0, rows), more: Math.max(lines.size - rows, 0) };
}

/** Events of one line have the same word here. */
function lineOf(event: GoalEvent | RedCardEvent): string {
  if (event.type === 'RED_CARD' || event.playerName === null) return event.id;
  return `${event.goal === 'own-goal'} ${event.playerName}`;
}
