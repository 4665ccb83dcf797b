import type { PlayerId, UserId } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ScoutingBackend } from '../../backend/scoutingBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The key of all of a reader's courses. */
export function ratingCourseKey(reader: UserId | null) {
  return privateKey(reader ?? 'visitor', 'rating-course');
}

/** A player's ratings from match to match, the latest first (SCOUT-14). A failure is logged. */
export function ratingCourseQuery(backend: Pick<ScoutingBackend, 'course'>, reader: UserId | null, player: PlayerId) {
  return queryOptions({
    queryKey: [...ratingCourseKey(reader), player],
    queryFn: async () => {
      try {
        return await backend.course(player);
      } catch (error) {
        console.error('Could not load the ratings of earlier matches', error);
        throw error;
      }
    },
    staleTime: 60_000,
    retry: false,
  });
}
