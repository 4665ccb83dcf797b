import type { MatchId } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { cadence } from './cadence.ts';

/** How far each match's events have been seen. */
export type EventCursors = ReadonlyMap<MatchId, UtcInstant>;

/**
 * The cursors after an event was seen: a match's cursor moves to the latest event and never back. The same map when nothing
 * moves. LIVE-15
 *
 * @example
 * advanceCursor(new Map(), matchId, occurredAt).get(matchId); // occurredAt
 */
export function advanceCursor(cursors: EventCursors, matchId: MatchId, seen: UtcInstant): EventCursors {
  const cursor = cursors.get(matchId);
  return cursor !== undefined && cursor >= seen ? cursors : new Map(cursors).set(matchId, seen);
}

/**
 * From when a match's events are fetched again: its cursor, 24 hours ago where it has none. LIVE-16
 *
 * @example
 * backfillSince(cursors, matchId, now);
 */
export function backfillSince(cursors: EventCursors, matchId: MatchId, now: UtcInstant): UtcInstant {
  return cursors.get(matchId) ?? before(now, cadence.engine.backfillWindow);
}

/**
 * From when the fallback poll fetches: the earliest cursor or 5 minutes ago, whichever is earlier. LIVE-17
 *
 * @example
 * pollSince(new Map(), now); // five minutes ago
 */
export function pollSince(cursors: EventCursors, now: UtcInstant): UtcInstant {
  const window = before(now, cadence.engine.pollWindow);
  return [...cursors.values()].reduce((earliest, cursor) => (cursor < earliest ? cursor : earliest), window);
}

function before(now: UtcInstant, ms: number): UtcInstant {
  return instantAt(epochMs(now) - ms);
}
