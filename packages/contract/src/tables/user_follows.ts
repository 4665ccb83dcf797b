import { boolean, type InferOutput, nullable, object, picklist } from 'valibot';
import { count, moment, rowId, shortText } from '../columns.ts';

/** One team, competition or player that a spectator follows. */
export const userFollowRow = object({
  id: rowId,
  user_id: rowId,
  entity_type: picklist(['team', 'competition', 'player']),
  entity_id: shortText(64),
  display_name: shortText(200),
  crest_url: nullable(shortText(1000)),
  priority: count,
  notifications: boolean(),
  created_at: moment,
});
export type UserFollowRow = InferOutput<typeof userFollowRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostFollows = 200;
