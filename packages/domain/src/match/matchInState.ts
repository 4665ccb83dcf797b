import { isLiveStatus } from './isLiveStatus.ts';
import type { LiveMatch, Match, MatchStatus } from './Match.ts';

/** The fields of every match, whatever its status. */
export type MatchFacts = Omit<LiveMatch, 'status' | 'minute' | 'injuryTime'>;

/** The state of a match's play. The two clocks count only while the match is live. */
export interface PlayState {
  readonly status: MatchStatus;
  readonly minute: number | null;
  readonly injuryTime: number | null;
}

/** The member of `Match` for a status: a live match has clocks, any other match has none (MATCH-6). */
export function matchInState(facts: MatchFacts, { status, minute, injuryTime }: PlayState): Match {
  if (isLiveStatus(status)) return { ...facts, status, minute, injuryTime };
  switch (status) {
    case 'SCHEDULED':
    case 'TIMED':
    case 'UNREPORTED':
      return { ...facts, status };
    case 'FINISHED':
    case 'AWARDED':
      return { ...facts, status };
    case 'POSTPONED':
    case 'SUSPENDED':
    case 'CANCELED':
      return { ...facts, status };
  }
}
