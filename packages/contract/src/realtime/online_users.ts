import { type InferOutput, literal, object, optional, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/**
 * The data that a signed-in spectator tracks on the presence channel. The domain's `onlineUsers` and `openMatches` read
 * the channel's state.
 */
export const presenceRecord = object({
  user_id: rowId,
  /** Always empty, because everybody on the channel receives it. */
  email: literal(''),
  online_at: moment,
  /** The match that the spectator has open; left out when no match is open. */
  match_id: optional(string()),
});
export type PresenceRecord = InferOutput<typeof presenceRecord>;
