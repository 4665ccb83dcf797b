import type { QueryKey } from '@tanstack/react-query';
import { allChatsKey, allPrivateKey } from '../../services/privateKey.ts';

/** The queries that the screens of matches, teams and players need. */
const kept = new Set<unknown>([
  'matches',
  'match',
  'match-events',
  'standings',
  'scorers',
  'competitions',
  'competition-matches',
  'competition-teams',
  'team',
  'team-matches',
  'scouted-teams',
  'squad',
]);
/** The private queries that a spectator needs too: names, invitations, chats, and the people and words that the chats hide. */
const keptOfSpectator = new Set<unknown>([
  'follows',
  'friendships',
  'invitations',
  'profile',
  'profiles',
  'direct',
  'recent-messages',
  'read-positions',
  'filter',
  'player-ratings',
  'rating-course',
  'fantasy-team',
  'fantasy-squad',
  'fantasy-gameweek',
]);

/**
 * Whether this device stores the data of a query, for use without a network.
 *
 * @param userId the signed-in spectator; null for a visitor, whose private data are not stored
 */
export function isStored(queryKey: QueryKey, userId: string | null): boolean {
  const [first, second, third] = queryKey;
  if (first !== allPrivateKey[0]) return kept.has(first);
  if (userId === null) return false;
  return second === allChatsKey[1] || (second === userId && keptOfSpectator.has(third));
}
