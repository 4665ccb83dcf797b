import type { UtcInstant } from '../time/instant.ts';
import { isFinished } from './isFinished.ts';
import type { Match } from './Match.ts';

/** What a card says about the state of its match, as a code; the words are in the locale. */
export type MatchLabel =
  | { readonly kind: 'live'; readonly minute: number | null; readonly injuryTime: number | null }
  /** `at` is null while only the day is known. */
  | { readonly kind: 'kickoff'; readonly at: UtcInstant | null }
  /** The kick-off time has passed, and nobody has reported anything of the match since. */
  | { readonly kind: 'unreported'; readonly at: UtcInstant }
  | { readonly kind: 'pause' | 'finished' | 'postponed' | 'suspended' | 'cancelled' | 'awarded' }
  /** The reader does not want to know the result (KNOWN-2). */
  | { readonly kind: 'hidden' };

/**
 * The label of a match's card. `LIVE` has the same label as `IN_PLAY`; a scheduled match that already has a score is
 * finished (MATCH-15, MATCH-38, MATCH-39).
 */
export function matchLabel(match: Match): MatchLabel {
  if (match.isHidden === true) return { kind: 'hidden' };
  switch (match.status) {
    case 'LIVE':
    case 'IN_PLAY':
      return { kind: 'live', minute: match.minute, injuryTime: match.injuryTime };
    case 'PAUSED':
      return { kind: 'pause' };
    case 'FINISHED':
      return { kind: 'finished' };
    case 'AWARDED':
      return { kind: 'awarded' };
    case 'POSTPONED':
      return { kind: 'postponed' };
    case 'SUSPENDED':
      return { kind: 'suspended' };
    case 'CANCELED':
      return { kind: 'cancelled' };
    case 'SCHEDULED':
    case 'TIMED':
      return isFinished(match)
        ? { kind: 'finished' }
        : { kind: 'kickoff', at: match.isTimeSet ? match.utcKickoff : null };
    case 'UNREPORTED':
      return { kind: 'unreported', at: match.utcKickoff };
  }
}
