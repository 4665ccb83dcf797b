import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { Match } from '../match/Match.ts';

const MINUTE_MS = 60_000;
/** Two halves, the break, and added time. */
const LENGTH_MS = 120 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sequence numbers count from here, in minutes, so that they stay small. */
const FIRST_MS = Date.UTC(2020, 0, 1);

/** A match as an entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same match at any time, so that a calendar replaces its earlier entry. */
  readonly uid: string;
  readonly start: UtcInstant;
  readonly end: UtcInstant;
  /** Whether the entry has a day but no time: `start` and `end` are then midnights in UTC. */
  readonly isAllDay: boolean;
  /** Greater for a later state of the match. */
  readonly sequence: number;
  /** When the match was last changed, or else the present moment. */
  readonly stamp: UtcInstant;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
}

/**
 * The entry of a match for a calendar. Its id is the match's own, so that a match that has moved replaces its earlier
 * entry (CALENDAR-1); its sequence number is the minute of the last change (CALENDAR-2). It lasts two hours, or the
 * whole day while the match has no time (CALENDAR-4); a postponed or suspended match is tentative, a cancelled match is
 * cancelled (CALENDAR-3).
 */
export function calendarEntryOf(match: Match, now: UtcInstant): CalendarEntry {
  const stamp = match.updatedAt ?? now;
  return {
    uid: `match-${match.id}@tribunen`,
    start: match.utcKickoff,
    end: instantAt(epochMs(match.utcKickoff) + (match.isTimeSet ? LENGTH_MS : DAY_MS)),
    isAllDay: !match.isTimeSet,
    sequence: Math.max(0, Math.floor((epochMs(stamp) - FIRST_MS) / MINUTE_MS)),
    stamp,
    status: statusOf(match),
  };
}

function statusOf({ status }: Match): CalendarEntry['status'] {
  if (status === 'CANCELED') return 'cancelled';
  return status === 'POSTPONED' || status === 'SUSPENDED' ? 'tentative' : 'confirmed';
}
