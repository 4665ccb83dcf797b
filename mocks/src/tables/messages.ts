import { messageRefusal, messageRow, type MessageRow } from '@tribunen/contract';
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
  primaryKey: 'id',
  unique: [],
  refusals: { content: messageRefusal },
  references: [
    { column: 'sender_id', table: 'users', onDelete: 'set null' },
    { column: 'recipient_id', table: 'users', onDelete: 'set null' },
  ],
  defaults: ({ newId, uid, now }) => ({ id: newId(), sender_id: uid, created_at: now }),
};
