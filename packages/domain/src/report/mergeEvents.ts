import { isSameHappening } from './isSameHappening.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { orderEvents } from './orderEvents.ts';

/**
 * The timeline after a refresh: events merged by id, in order. An event that is told anew with more in it, an assist or a name, takes
 * the place of its earlier telling (REPORT-9).
 *
 * @example
 * const goal = { id: 'a', type: 'GOAL', minute: 28, extraTime: null, teamSide: 'home', playerName: 'Berg', assistName: null };
 * mergeEvents([goal], [{ ...goal, id: 'b', assistName: 'Moe' }]).map(({ id }) => id); // ['b']
 */
export function mergeEvents(before: readonly MatchEvent[], after: readonly MatchEvent[]): MatchEvent[] {
  const ids = new Set(after.map(({ id }) => id));
  const kept = before.filter((event) => !ids.has(event.id) && !after.some((fresh) => isSameHappening(event, fresh)));
  const fresh = new Map(after.map((event) => [event.id, event]));
  return orderEvents([...kept, ...fresh.values()]);
}
