import { friendshipRow, type FriendshipRow } from '@tribunen/contract';
import type { Rule } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const friendships: TableDefinition<FriendshipRow> = {
  schema: 'public',
  name: 'friendships',
  published: true,
  shape: friendshipRow,
  columns: {
    id: 'uuid',
    user1_id: 'uuid',
    user2_id: 'uuid',
    is_star_friend_user1: 'bool',
    is_star_friend_user2: 'bool',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  identity: ['id', 'user1_id', 'user2_id'],
  unique: [['user1_id', 'user2_id']],
  references: [
    { column: 'user1_id', table: 'users', onDelete: 'cascade' },
    { column: 'user2_id', table: 'users', onDelete: 'cascade' },
  ],
  defaults: ({ newId, now }) => ({
    id: newId(),
    is_star_friend_user1: false,
    is_star_friend_user2: false,
    created_at: now,
  }),
  rights: ({ hasBlocked }) => {
    // A blocked friend does not see the friendship.
    const sees: Rule<FriendshipRow> = (who, { user1_id, user2_id }) =>
      (who.id === user1_id && !hasBlocked(user2_id, who.id)) || (who.id === user2_id && !hasBlocked(user1_id, who.id));
    // Users insert no friendships: the function that accepts an invitation does.
    return {
      isPublic: false,
      reads: sees,
      inserts: null,
      changes: { rule: sees, columns: ['is_star_friend_user1', 'is_star_friend_user2'] },
      removes: sees,
    };
  },
};
