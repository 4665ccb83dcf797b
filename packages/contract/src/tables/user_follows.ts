import { boolean, type InferOutput, nullable, object, picklist, string } from 'valibot';
import { count, moment, rowId } from '../columns.ts';

/** One team, competition or player that a spectator follows. */
export const userFollowRow = object({
  id: rowId,
  user_id: rowId,
  entity_type: picklist(['team', 'competition', 'player']),
  entity_id: string(),
  display_name: string(),
  crest_url: nullable(string()),
  priority: count,
  notifications: boolean(),
  created_at: moment,
});
export type UserFollowRow = InferOutput<typeof userFollowRow>;
