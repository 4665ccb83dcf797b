import type { Match, MatchState } from '@tribunen/domain';

/**
 * Where a match stands, as others are told; null where no source told when.
 *
 * @example
 * matches.flatMap((match) => stateOf(match) ?? []);
 */
export function stateOf(match: Match): MatchState | null {
  const { id, status, score, updatedAt } = match;
  if (updatedAt === null) return null;
  const { minute, injuryTime } = 'minute' in match ? match : { minute: null, injuryTime: null };
  return { matchId: id, status, minute, injuryTime, score: score.fullTime, updatedAt };
}
