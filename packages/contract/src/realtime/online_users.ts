import { type InferOutput, object, optional, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** What a signed-in spectator tracks on the presence channel. The domain's `onlineUsers` and `openMatches` read the channel's state. */
export const presenceRecord = object({
  user_id: rowId,
  email: string(),
  online_at: moment,
  /** The match that the spectator has open; left out when none is. */
  match_id: optional(string()),
});
export type PresenceRecord = InferOutput<typeof presenceRecord>;
