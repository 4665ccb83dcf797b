import { mostFollows, userFollowRow, type UserFollowRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const userFollows: TableDefinition<UserFollowRow> = {
  schema: 'public',
  name: 'user_follows',
  published: true,
  shape: userFollowRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    entity_type: 'text',
    entity_id: 'text',
    display_name: 'text',
    crest_url: 'text',
    priority: 'int4',
    notifications: 'bool',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  identity: ['id', 'user_id'],
  unique: [['user_id', 'entity_type', 'entity_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid, now }) => ({
    id: newId(),
    user_id: uid,
    priority: 0,
    notifications: false,
    created_at: now,
  }),
  rights: () =>
    ownRows({
      inserts: ['id', 'user_id', 'entity_type', 'entity_id', 'display_name', 'crest_url', 'priority', 'notifications'],
      changes: ['priority', 'notifications', 'display_name', 'crest_url'],
      removes: true,
    }),
  pace: 'lists',
  paceOfChanges: 'orders',
  most: mostFollows,
};
