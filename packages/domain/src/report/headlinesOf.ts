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
 * The lines of a side under the score: a player's goals on one line, a red card on its own: the latest ones that there are rows for,
 * since they decide the match, and how many earlier ones are left out (REPORT-10). Own goals stand apart from the goals of a player of the same name, and players without a name each by themselves.
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

/** Without the lines that are left out: those whose last event is the earliest. What stays is in the order of the first events. */
function latestLast(lines: readonly Headline[], leftOut: number): Headline[] {
  const last = ({ events }: Headline) => Math.max(...events.map(({ minute }) => minute));
  const out = new Set(lines.toSorted((a, b) => last(a) - last(b)).slice(0, leftOut));
  return lines.filter((line) => !out.has(line));
}

/** Events of one line have the same word here. */
function lineOf(event: GoalEvent | RedCardEvent): string {
  if (event.type === 'RED_CARD' || event.playerName === null) return event.id;
  return `${event.goal === 'own-goal'} ${event.playerName}`;
}
