import type { MatchId } from '@tribunen/domain';
import { type InferOutput, maxLength, minLength, object, pipe, string } from 'valibot';
import { matchId } from '../brands.ts';
import { moment, rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** A match, or the matches of a team, a competition or a day, about which a user gets no pushes. */
export const pushMuteRow = object({
  id: rowId,
  user_id: rowId,
  match_id: pipe(string(), minLength(1), maxLength(64)),
  created_at: moment,
});
export type PushMuteRow = InferOutput<typeof pushMuteRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostPushMutes = 500;

/** The match that one row mutes; null where the row mutes a team, a competition or a day. */
export const toMutedMatchId = rowTranslation(
  'push_mutes',
  object({ match_id: matchId }),
  ({ match_id }): MatchId | null => (match_id.includes(':') ? null : match_id),
);
