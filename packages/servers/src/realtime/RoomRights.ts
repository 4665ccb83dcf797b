/** What someone may do with the two kinds of messages in a room: receive them (select) and send them (insert). */
export interface RoomRights {
  readonly select: { readonly broadcast: boolean; readonly presence: boolean };
  readonly insert: { readonly broadcast: boolean; readonly presence: boolean };
}

/** A public room has no policies. */
export const allRights: RoomRights = {
  select: { broadcast: true, presence: true },
  insert: { broadcast: true, presence: true },
};
