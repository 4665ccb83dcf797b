import { matchId, playerId, userId } from '@tribunen/contract';
import { type RatingChange, type Stars, toStars } from '@tribunen/domain';
import { array, custom, type GenericSchema, nullable, object, safeParse, string } from 'valibot';
import { sendChange } from '../../data/sendChange.ts';
import type { OfflineChange } from '../../data/offlineChanges/OfflineChange.ts';
import { ratingChange } from './ratingChange.ts';

const stars = nullable(custom<Stars>((value) => toStars(value) === value, 'Expected stars in half steps'));

const schema: GenericSchema<unknown, RatingChange> = object({
  userId,
  matchId,
  ratings: array(
    object({
      playerId,
      playerName: string(),
      rating: object({ overall: stars, technical: stars, physical: stars, tactical: stars, mental: stars }),
    }),
  ),
});

/**
 * Sends ratings that were saved earlier.
 *
 * @returns false when they were stored in a form that this version of the app does not know
 */
export function resumeRatingChange(
  services: Parameters<typeof ratingChange>[0],
  words: Parameters<typeof ratingChange>[1],
  waiting: OfflineChange,
): boolean {
  const parsed = safeParse(schema, waiting.change);
  if (!parsed.success) return false;
  const change = parsed.output;
  const parts = ratingChange(services, words, waiting.userId, waiting.queryKey);
  parts.waits.changes.adopt({ ...waiting, change });
  sendChange(services.queryClient, parts, { id: waiting.id, change });
  return true;
}
