import type { ScoreLine, Side } from '../match/Match.ts';
import { isSameEvent } from './isSameEvent.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { orderEvents } from './orderEvents.ts';

/**
 * The timeline after a refresh: events merged by id, in order. An event reported again with at least as many names
 * replaces one earlier report; with fewer names it adds nothing. When the goals of the refresh make up the whole score,
 * a goal that it no longer reports was a mistake and is removed (REPORT-9).
 *
 * @param score the goals that had counted when the refresh was made, without a shoot-out; null when it is not known
 */
export function mergeEvents(
  before: readonly MatchEvent[],
  after: readonly MatchEvent[],
  score: ScoreLine | null,
): MatchEvent[] {
  const isWhole = score !== null && goalsOf(after, 'home') === score.home && goalsOf(after, 'away') === score.away;
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  let open = after.filter(({ id }) => !idsBefore.has(id));
  let fresh = [...after];
  const kept: MatchEvent[] = [];
  for (const event of before.filter(({ id }) => !idsAfter.has(id))) {
    const update = updateOf(event, open);
    open = open.filter((other) => other !== update);
    if (update === null) {
      if (!isWhole || !countsAsGoal(event)) kept.push(event);
    } else if (namesLess(update, event)) {
      fresh = fresh.filter((other) => other !== update);
      kept.push(asDecided(event, update));
    }
  }
  return orderEvents([...kept, ...fresh]);
}

function goalsOf(events: readonly MatchEvent[], side: Side): number {
  return events.filter((event) => event.teamSide === side && countsAsGoal(event)).length;
}

function countsAsGoal(event: MatchEvent): boolean {
  return event.type === 'GOAL' && !event.cancelled;
}

/** The event that updates another: among several, the one that names the same player. */
function updateOf(event: MatchEvent, open: readonly MatchEvent[]): MatchEvent | null {
  const updates = open.filter((candidate) => isSameEvent(event, candidate));
  return updates.find(({ playerName }) => playerName === event.playerName) ?? updates[0] ?? null;
}

/**
 * Whether an update has fewer names. An own goal that now counts for the other side is a correction, whatever it names.
 */
function namesLess(update: MatchEvent, event: MatchEvent): boolean {
  return update.teamSide === event.teamSide && namesIn(update) < namesIn(event);
}

/** A player's name counts more than the name of the assisting player. */
function namesIn({ playerName, assistName }: MatchEvent): number {
  return (playerName === null ? 0 : 2) + (assistName === null ? 0 : 1);
}

/** The event with the update's decision: the video referee may have decided since, whichever of the two has names. */
function asDecided(event: MatchEvent, update: MatchEvent): MatchEvent {
  return event.type === 'GOAL' && update.type === 'GOAL' ? { ...event, cancelled: update.cancelled } : event;
}
