import { array, boolean, type InferOutput, nullable, object, string } from 'valibot';
import { count, rowId } from '../columns.ts';

/** The user announces that they are online. After five minutes they count as gone, unless they announce it again. */
export const announcePresenceRequest = object({
  /** The match that the user has open. */
  open_match: nullable(string()),
  /** False for a user who does not want to be seen: the answer is the same, and friends get no message. */
  visible: boolean(),
});
export type AnnouncePresenceRequest = InferOutput<typeof announcePresenceRequest>;

/** The online friends of the caller, and the number of online users. */
export const announcePresenceAnswer = object({
  /** The user's friends who are online, each with the match that they have open. */
  friends: array(object({ user_id: rowId, match_id: nullable(string()) })),
  /** How many users were online when they were last counted. */
  online: count,
});
export type AnnouncePresenceAnswer = InferOutput<typeof announcePresenceAnswer>;
