import { boolean, type InferOutput, object } from 'valibot';

const kinds = object({ broadcast: boolean(), presence: boolean() });

/** A user's rights to receive (select) and send (insert) the two kinds of messages in a room. */
export const roomRights = object({ select: kinds, insert: kinds });
export type ChannelRights = Readonly<InferOutput<typeof roomRights>>;

/** The rights in a public room, which has no policies. */
export const allRights: ChannelRights = {
  select: { broadcast: true, presence: true },
  insert: { broadcast: true, presence: true },
};
