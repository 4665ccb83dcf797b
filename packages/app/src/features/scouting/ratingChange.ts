import { RATING_CLOSED, type RatingChange, type SquadRatings, withRatingChange } from '@tribunen/domain';
import { toast, type Words } from '@tribunen/ui';
import type { QueryKey } from '@tanstack/react-query';
import { scoutingApi } from '../../api/scoutingApi.ts';
import { TableError } from '../../api/tables/rows.ts';
import type { ChangeParts } from '../../data/sendChange.ts';
import { ratingCoursesKey } from '../../data/ratingKeys.ts';
import { offlineChangesOf } from '../../data/offlineChanges/offlineChangesOf.ts';
import { playerAverageQuery } from '../../playerCard/playerAverageQuery.ts';
import type { AppServices } from '../../services/AppServices.ts';

/** Whether the database has refused ratings because their window has closed (SCOUT-15). */
export function isClosed(error: unknown): boolean {
  return error instanceof TableError && error.code === RATING_CLOSED;
}

/**
 * How ratings are saved, with the texts of the toasts.
 *
 * @param queryKey the key of the squad whose ratings include them
 */
export function ratingChange(
  services: Pick<AppServices, 'access' | 'config' | 'queryClient' | 'session' | 'now'>,
  { t }: Pick<Words, 't'>,
  userId: string,
  queryKey: QueryKey,
) {
  const { access, queryClient } = services;
  const api = scoutingApi.of(access);
  return {
    query: { queryKey, apply: withRatingChange },
    call: (change) => api.rate(change),
    onDone: ({ userId: reader, ratings }) => {
      toast.success({ title: t(($) => $.scouting.saved.title), text: t(($) => $.scouting.saved.text) });
      void queryClient.invalidateQueries({ queryKey: ratingCoursesKey(reader) });
      for (const { playerId } of ratings) {
        void queryClient.invalidateQueries({ queryKey: playerAverageQuery(api, playerId).queryKey });
      }
    },
    onFailed: (error) => {
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: isClosed(error) ? t(($) => $.scouting.closedBefore) : t(($) => $.scouting.notSaved),
      });
    },
    waits: { changes: offlineChangesOf(services), userId, kind: 'ratings' },
  } satisfies ChangeParts<SquadRatings, RatingChange>;
}
