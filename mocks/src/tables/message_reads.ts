import { messageReadRow, type MessageReadRow } from '@tribunen/contract';
import { isOwner, ownRows, type Rule } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const messageReads: TableDefinition<MessageReadRow> = {
  schema: 'public',
  name: 'message_reads',
  published: true,
  shape: messageReadRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    friend_id: 'uuid',
    read_until: 'timestamptz',
  },
  primaryKey: 'id',
  identity: ['id', 'user_id'],
  unique: [['user_id', 'friend_id']],
  references: [
    { column: 'user_id', table: 'users', onDelete: 'cascade' },
    { column: 'friend_id', table: 'users', onDelete: 'cascade' },
  ],
  defaults: ({ newId, uid }) => ({ id: newId(), user_id: uid }),
  rights({ areFriends, hasBlocked }) {
    const isOfFriend: Rule<MessageReadRow> = (who, row) =>
      isOwner(who, row) && areFriends(row.user_id, row.friend_id) && !hasBlocked(row.friend_id, row.user_id);
    return {
      ...ownRows({}),
      inserts: { rule: isOfFriend, columns: written },
      changes: { rule: isOwner, becomes: isOfFriend, columns: written },
    };
  },
};

const written = ['user_id', 'friend_id', 'read_until'] as const;
