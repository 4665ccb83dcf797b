import type { QueryKey } from '@tanstack/react-query';
import { allChatsKey, allPrivateKey } from '../../services/privateKey.ts';

/** What is read at a match and around it, and to choose among teams and players. */
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
/** What of a spectator's own is read with it: names, invitations and chats, and whom the chats hide. */
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
 * Whether this device keeps the data of a query, for the days without a network. All else is loaded when it is needed.
 *
 * @param userId the spectator who is signed in; null for a visitor, of whom nothing private is kept
 */
export function isStored(queryKey: QueryKey, userId: string | null): boolean {
  const [first, second, third] = queryKey;
  if (first !== allPrivateKey[0]) return kept.has(first);
  if (userId === null) return false;
  return second === allChatsKey[1] || (second === userId && keptOfSpectator.has(third));
}
