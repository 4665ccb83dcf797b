import type { Match } from '../match/Match.ts';
import type { MatchState } from './LiveUpdate.ts';
import { playOf } from './withState.ts';

/**
 * Where a match stands, as another tab is to receive it; null where no source gave the time of it.
 *
 * @example
 * stateOf(exampleMatch({ status: 'IN_PLAY', minute: 12, updatedAt: '2026-11-21T15:12:00Z' })).minute; // 12
 * stateOf(exampleMatch({ updatedAt: null })); // null
 */
export function stateOf(match: Match): MatchState | null {
  const { updatedAt, ...play } = playOf(match);
  return updatedAt === null ? null : { matchId: match.id, ...play, updatedAt };
}
