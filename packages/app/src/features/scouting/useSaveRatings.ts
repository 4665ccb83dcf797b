import { RATING_CLOSED, type RatingChange, type UserId } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { scoutingBackend } from '../../backend/scoutingBackend.ts';
import { TableError } from '../../backend/tables/TableError.ts';
import { useChange } from '../../data/useChange.ts';
import { useIsChanging } from '../../data/useIsChanging.ts';
import { useBackend } from '../../services/useBackend.ts';
import { ratingCourseKey } from './ratingCourseQuery.ts';
import { type RatedSquad, ratingsQuery } from './ratingsQuery.ts';

/**
 * Saves ratings: they count in the averages at once, and are taken back when the call fails.
 *
 * @param onClosed called first, when the database refuses the ratings because their window has closed (SCOUT-15)
 * @param onFailed receives what was not saved
 */
export function useSaveRatings(
  reader: UserId | null,
  squad: RatedSquad,
  { onClosed, onFailed }: { readonly onClosed: () => void; readonly onFailed: (change: RatingChange) => void },
) {
  const backend = useBackend(scoutingBackend);
  const queryClient = useQueryClient();
  const { t } = useWords();
  const query = ratingsQuery(backend, reader, squad);
  const save = useChange({
    query,
    call: (change) => backend.rate(change),
    onDone: () => {
      toast.success({ title: t(($) => $.scouting.saved.title), text: t(($) => $.scouting.saved.text) });
      void queryClient.invalidateQueries({ queryKey: ratingCourseKey(reader) });
    },
    onFailed: (error, change) => {
      const isClosed = error instanceof TableError && error.code === RATING_CLOSED;
      if (isClosed) onClosed();
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: isClosed ? t(($) => $.scouting.card.tooLate) : t(($) => $.scouting.notSaved),
      });
      onFailed(change);
    },
  });
  return { save, isSaving: useIsChanging(query) };
}
