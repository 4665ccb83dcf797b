import {
  boolean,
  type InferOutput,
  integer,
  isoTimestamp,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot';

/** One thing that a spectator follows (part 1 §3). */
export const userFollowRow = object({
  id: pipe(string(), uuid()),
  user_id: pipe(string(), uuid()),
  entity_type: picklist(['team', 'competition', 'player']),
  entity_id: string(),
  display_name: string(),
  crest_url: nullable(string()),
  priority: pipe(number(), integer(), minValue(0)),
  notifications: boolean(),
  created_at: pipe(string(), isoTimestamp()),
});
export type UserFollowRow = InferOutput<typeof userFollowRow>;
