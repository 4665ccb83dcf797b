import type { FinishedMatch, Match, MatchStatus } from './Match.ts';

/**
 * Whether a match has ended, so that its score decides who won, tables, form and earlier meetings. Unlike for
 * `isFinished`, having a score is not enough: a suspended or postponed match may have one (MATCH-27).
 */
export function hasEnded(match: Match): match is FinishedMatch {
  return isEnd(match.status);
}

/** Whether a match with this status has ended. */
export function isEnd(status: MatchStatus): boolean {
  return status === 'FINISHED' || status === 'AWARDED';
}
