import type { Follow } from '../follow/Follow.ts';
import { followsMatch } from './followsMatch.ts';
import type { Match } from './Match.ts';
import { orderMatches } from './orderMatches.ts';

/**
 * The day in two parts, followed (by team or by competition) and others, each in the order of `orderMatches`
 * (MATCH-13).
 */
export function splitFollowed(
  matches: readonly Match[],
  follows: readonly Follow[],
): { followed: Match[]; others: Match[] } {
  const isFollowed = followsMatch(follows);
  const ordered = orderMatches(matches, follows);
  return {
    followed: ordered.filter(isFollowed),
    others: ordered.filter((match) => !isFollowed(match)),
  };
}
