import type { Match } from '../match/Match.ts';
import type { MatchState } from './LiveUpdate.ts';
import { playOf } from './withState.ts';

/** The state of a match, as it is sent to another tab; null when the match has no time. */
export function stateOf(match: Match): MatchState | null {
  const { updatedAt, ...play } = playOf(match);
  return updatedAt === null ? null : { matchId: match.id, ...play, updatedAt };
}
