import { type InferOutput, maxLength, minLength, object, pipe, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** A match about which a user gets no pushes. */
export const pushMuteRow = object({
  id: rowId,
  user_id: rowId,
  match_id: pipe(string(), minLength(1), maxLength(64)),
  created_at: moment,
});
export type PushMuteRow = InferOutput<typeof pushMuteRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostPushMutes = 500;
