import type { Match, MatchId } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { watchMatches } from './watchMatches.ts';

/**
 * Tells of each match that is told anew, with how it stood before, in whatever list or open match that is. A match that was not known yet
 * has no before, and is not told.
 *
 * @returns what ends it.
 */
export function watchMatchChanges(
  queryClient: QueryClient,
  onChange: (before: Match, after: Match) => void,
): () => void {
  const newest = new Map<MatchId, Match>();
  return watchMatches(queryClient, (matches) => {
    for (const match of matches) {
      const before = newest.get(match.id);
      // One match is in several lists, of which some are behind.
      if (before === match || (before?.updatedAt ?? '') > (match.updatedAt ?? '')) continue;
      newest.set(match.id, match);
      if (before !== undefined) onChange(before, match);
    }
  });
}
