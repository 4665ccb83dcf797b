import type { Match } from '../match/Match.ts';
import { withState } from '../live/withState.ts';

const noScore = { home: null, away: null } as const;

/**
 * A match with a status and no other state of its play. It has no time, so that every state of a source counts as
 * newer.
 */
function withStatus(match: Match, status: 'TIMED' | 'IN_PLAY'): Match {
  return {
    ...withState(match, { status, minute: null, injuryTime: null, score: noScore, updatedAt: null }),
    score: {
      fullTime: noScore,
      halfTime: null,
      regularTime: null,
      extraTime: null,
      penalties: null,
      duration: 'REGULAR',
    },
    redCards: { home: 0, away: 0 },
    listedAt: null,
  };
}

const planned = new Set<Match['status']>(['SCHEDULED', 'TIMED', 'UNREPORTED', 'POSTPONED', 'CANCELED']);

/** A match as it was before its kick-off; the same object when it has not begun (KNOWN-2). */
export function matchBefore(match: Match): Match {
  return planned.has(match.status) ? match : withStatus(match, 'TIMED');
}

/** A match of which the reader may only know that it has begun (KNOWN-3). */
export function matchBegun(match: Match): Match {
  return withStatus(match, 'IN_PLAY');
}

/** A match whose result the reader has hidden: as it was before its kick-off, and marked (KNOWN-2). */
export function hiddenMatch(match: Match): Match {
  const before = matchBefore(match);
  return before === match ? match : { ...before, isHidden: true };
}
