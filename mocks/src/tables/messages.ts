import { messageRefusal, messageRow, type MessageRow } from '@tribunen/contract';
import { isDeletedBySender, isSender } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const messages: TableDefinition<MessageRow> = {
  schema: 'public',
  name: 'messages',
  published: true,
  shape: messageRow,
  columns: {
    id: 'uuid',
    sender_id: 'uuid',
    recipient_id: 'uuid',
    content: 'text',
    deleted_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  trimmed: ['content'],
  primaryKey: 'id',
  unique: [],
  refusals: { content: messageRefusal },
  references: [
    { column: 'sender_id', table: 'users', onDelete: 'set null' },
    { column: 'recipient_id', table: 'users', onDelete: 'set null' },
  ],
  defaults: ({ newId, uid, now }) => ({ id: newId(), sender_id: uid, created_at: now }),
  rights: ({ areFriends, hasBlocked }) => ({
    isPublic: false,
    reads: (who, { sender_id, recipient_id }) =>
      sender_id === who.id || (recipient_id === who.id && (sender_id === null || !hasBlocked(who.id, sender_id))),
    inserts: {
      rule: (who, { sender_id, recipient_id }) =>
        sender_id === who.id &&
        recipient_id !== null &&
        areFriends(sender_id, recipient_id) &&
        !hasBlocked(sender_id, recipient_id) &&
        !hasBlocked(recipient_id, sender_id),
      columns: ['id', 'sender_id', 'recipient_id', 'content'],
    },
    changes: { rule: isSender, becomes: isDeletedBySender, columns: ['deleted_at'] },
    removes: null,
  }),
};
