import { messageReportRow, type MessageReportRow } from '@tribunen/contract';
import type { TableDefinition } from '../Table.ts';

export const messageReports: TableDefinition<MessageReportRow> = {
  schema: 'public',
  name: 'message_reports',
  shape: messageReportRow,
  columns: {
    id: 'uuid',
    reporter_id: 'uuid',
    team_message_id: 'uuid',
    message_id: 'uuid',
    reason: 'text',
    author_id: 'uuid',
    content: 'text',
    created_at: 'timestamptz',
    settled_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [
    ['reporter_id', 'team_message_id'],
    ['reporter_id', 'message_id'],
  ],
  references: [
    { column: 'reporter_id', table: 'users', onDelete: 'set null' },
    { column: 'team_message_id', table: 'team_messages', onDelete: 'set null' },
    { column: 'message_id', table: 'messages', onDelete: 'set null' },
    { column: 'author_id', table: 'users', onDelete: 'set null' },
  ],
  defaults: ({ newId, uid, now }) => ({ id: newId(), reporter_id: uid, created_at: now }),
  rights: () => ({
    isPublic: false,
    reads: (who) => who.isAdmin,
    // `author_id` and `content` are left out, because the database copies them from the message.
    inserts: {
      rule: (who, row) => row.reporter_id === who.id && row.author_id !== who.id,
      columns: ['id', 'reporter_id', 'team_message_id', 'message_id', 'reason'],
    },
    changes: null,
    removes: null,
  }),
};
