import { type InferOutput, object, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** What a signed-in spectator tells on the presence channel (part 1 §3). `onlineUsers` of the domain reads the channel's state. */
export const presenceRecord = object({ user_id: rowId, email: string(), online_at: moment });
export type PresenceRecord = InferOutput<typeof presenceRecord>;
