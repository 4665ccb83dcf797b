import { boolean, type InferOutput, object } from 'valibot';

const kinds = object({ broadcast: boolean(), presence: boolean() });

/** What someone may do with the two kinds of messages in a room: receive them (select) and send them (insert). */
export const roomRights = object({ select: kinds, insert: kinds });
export type ChannelRights = Readonly<InferOutput<typeof roomRights>>;

/** A public room has no policies. */
export const allRights: ChannelRights = {
  select: { broadcast: true, presence: true },
  insert: { broadcast: true, presence: true },
};
