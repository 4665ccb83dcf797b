import type { FinishedMatch, Match } from './Match.ts';

/**
 * Whether a match has ended, so that its score decides: who won, tables, form, earlier meetings. Unlike `isFinished` a score alone
 * does not do, for a match that is suspended or put off may have one. MATCH-27
 *
 * @example
 * hasEnded(exampleMatch({ status: 'FINISHED' })); // true
 * hasEnded(exampleMatch({ status: 'SUSPENDED', score: { fullTime: { home: 1, away: 0 } } })); // false
 */
export function hasEnded(match: Match): match is FinishedMatch {
  return match.status === 'FINISHED' || match.status === 'AWARDED';
}
