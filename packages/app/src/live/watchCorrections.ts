import { type ScoreCorrection, scoreCorrections } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { watchMatchChanges } from '../data/matches/watchMatchChanges.ts';

/**
 * Calls the listener for every score that is corrected, in any list or open match that shows it (MATCH-29).
 *
 * @returns a function that stops it
 */
export function watchCorrections(
  queryClient: QueryClient,
  onCorrection: (correction: ScoreCorrection) => void,
): () => void {
  return watchMatchChanges(queryClient, (before, after) => {
    for (const correction of scoreCorrections([before], [after])) onCorrection(correction);
  });
}
