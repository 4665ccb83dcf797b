import type { Side } from '../match/Match.ts';
import { headlineEvents } from './headlineEvents.ts';
import type { GoalEvent, MatchEvent, RedCardEvent } from './MatchEvent.ts';

/** The goals of one player, or a red card, as one line under the score. */
export interface Headline {
  readonly first: GoalEvent | RedCardEvent;
  /** Its goals in order, the first of them `first`; a red card is alone. */
  readonly events: readonly (GoalEvent | RedCardEvent)[];
}

/**
 * The lines of a side under the score: a player's goals on one line, and each red card on its own. As many of the
 * latest lines as there are rows are shown, since they decide the match, and the number of earlier lines (REPORT-10).
 * Own goals are kept apart from the goals of a player with the same name, and goals without a name from each other.
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
  const more = Math.max(lines.size - rows, 0);
  return { lines: latestLast([...lines.values()], more), more };
}

/** Drops the lines whose last event is the earliest. The others stay in the order of their first events. */
function latestLast(lines: readonly Headline[], leftOut: number): Headline[] {
  const last = ({ events }: Headline) => Math.max(...events.map(({ minute }) => minute));
  const out = new Set(lines.toSorted((a, b) => last(a) - last(b)).slice(0, leftOut));
  return lines.filter((line) => !out.has(line));
}

/** A key that all events of one line share. */
function lineOf(event: GoalEvent | RedCardEvent): string {
  if (event.type === 'RED_CARD' || event.playerName === null) return event.id;
  return `${event.goal === 'own-goal'} ${event.playerName}`;
}
