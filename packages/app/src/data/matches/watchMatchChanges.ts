import type { Match, MatchId } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { watchMatches } from './watchMatches.ts';

/**
 * Calls the listener with each match that changes, and how it stood before, in any list or open match. A match seen for the first time has no
 * before, and is left out.
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
      // A match can be in several lists, some of them older.
      if (before === match || (before?.updatedAt ?? '') > (match.updatedAt ?? '')) continue;
      newest.set(match.id, match);
      if (before !== undefined) onChange(before, match);
    }
  });
}
