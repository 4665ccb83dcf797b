import { messageRefusal, teamMessageRow, type TeamMessageRow } from '@tribunen/contract';
import { everybodys, isDeletedBySender, isSender } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const teamMessages: TableDefinition<TeamMessageRow> = {
  schema: 'public',
  name: 'team_messages',
  published: true,
  shape: teamMessageRow,
  columns: {
    id: 'uuid',
    team_id: 'int4',
    team_name: 'text',
    sender_id: 'uuid',
    content: 'text',
    deleted_at: 'timestamptz',
    removed_at: 'timestamptz',
    tagged_user_id: 'uuid',
    reference_message_id: 'uuid',
    behind_seconds: 'int4',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  trimmed: ['content'],
  primaryKey: 'id',
  unique: [],
  refusals: { content: messageRefusal },
  references: [
    { column: 'sender_id', table: 'users', onDelete: 'set null' },
    { column: 'tagged_user_id', table: 'users', onDelete: 'set null' },
    { column: 'reference_message_id', table: 'team_messages', onDelete: 'set null' },
  ],
  defaults: ({ newId, uid, now }) => ({
    id: newId(),
    sender_id: uid,
    created_at: now,
    updated_at: now,
    behind_seconds: 0,
  }),
  rights: () => ({
    ...everybodys,
    // The times are left out, because the server sets them.
    inserts: {
      rule: isSender,
      columns: [
        'id',
        'team_id',
        'team_name',
        'sender_id',
        'content',
        'tagged_user_id',
        'reference_message_id',
        'behind_seconds',
      ],
    },
    changes: { rule: isSender, becomes: isDeletedBySender, columns: ['deleted_at'] },
  }),
};
