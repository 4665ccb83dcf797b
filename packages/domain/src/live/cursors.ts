import type { MatchId } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { cadence } from './cadence.ts';

/** The time of the latest event received, by match. */
export type EventCursors = ReadonlyMap<MatchId, UtcInstant>;

/**
 * The cursors after an event was received: the match's cursor moves to the latest event and never back. Returns the
 * same map when no cursor moves. LIVE-15
 */
export function advanceCursor(cursors: EventCursors, matchId: MatchId, seen: UtcInstant): EventCursors {
  return (cursors.get(matchId) ?? '') >= seen ? cursors : new Map(cursors).set(matchId, seen);
}

/** From when a match's events are fetched again: its cursor, or 24 hours ago when it has none. LIVE-16 */
export function backfillSince(cursors: EventCursors, matchId: MatchId, now: UtcInstant): UtcInstant {
  return cursors.get(matchId) ?? before(now, cadence.engine.backfillWindow);
}

/** From when the fallback poll fetches: the earliest cursor or 5 minutes ago, whichever is earlier. LIVE-17 */
export function pollSince(cursors: EventCursors, now: UtcInstant): UtcInstant {
  const window = before(now, cadence.engine.pollWindow);
  return [...cursors.values()].reduce((earliest, cursor) => (cursor < earliest ? cursor : earliest), window);
}

function before(now: UtcInstant, ms: number): UtcInstant {
  return instantAt(epochMs(now) - ms);
}
