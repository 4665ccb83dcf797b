import { type InferOutput, object, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** What a signed-in spectator tracks on the presence channel. The domain's `onlineUsers` reads the channel's state. */
export const presenceRecord = object({ user_id: rowId, email: string(), online_at: moment });
export type PresenceRecord = InferOutput<typeof presenceRecord>;
