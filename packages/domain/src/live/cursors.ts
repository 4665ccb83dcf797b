import type { MatchId } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { cadence } from './cadence.ts';

/** The time of the latest event received, by match. */
export type EventCursors = ReadonlyMap<MatchId, UtcInstant>;

/**
 * The cursors after an event was received: a match's cursor moves to the latest event and never back. The same map when nothing
 * moves. LIVE-15
 *
 * @example
 * const cursors = advanceCursor(new Map(), '1', '2026-11-21T15:12:00.000Z');
 * cursors.get('1'); // '2026-11-21T15:12:00.000Z'
 * advanceCursor(cursors, '1', '2026-11-21T15:10:00.000Z') === cursors; // true
 */
export function advanceCursor(cursors: EventCursors, matchId: MatchId, seen: UtcInstant): EventCursors {
  return (cursors.get(matchId) ?? '') >= seen ? cursors : new Map(cursors).set(matchId, seen);
}

/**
 * From when a match's events are fetched again: its cursor, or 24 hours ago when it has none. LIVE-16
 *
 * @example
 * backfillSince(new Map(), '1', '2026-11-21T15:12:00.000Z'); // '2026-11-20T15:12:00.000Z'
 */
export function backfillSince(cursors: EventCursors, matchId: MatchId, now: UtcInstant): UtcInstant {
  return cursors.get(matchId) ?? before(now, cadence.engine.backfillWindow);
}

/**
 * From when the fallback poll fetches: the earliest cursor or 5 minutes ago, whichever is earlier. LIVE-17
 *
 * @example
 * pollSince(new Map(), '2026-11-21T15:12:00.000Z'); // '2026-11-21T15:07:00.000Z'
 */
export function pollSince(cursors: EventCursors, now: UtcInstant): UtcInstant {
  const window = before(now, cadence.engine.pollWindow);
  return [...cursors.values()].reduce((earliest, cursor) => (cursor < earliest ? cursor : earliest), window);
}

function before(now: UtcInstant, ms: number): UtcInstant {
  return instantAt(epochMs(now) - ms);
}
