import { mostBlocks, userBlockRow, type UserBlockRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const userBlocks: TableDefinition<UserBlockRow> = {
  schema: 'public',
  name: 'user_blocks',
  shape: userBlockRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    blocked_id: 'uuid',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'blocked_id']],
  references: [
    { column: 'user_id', table: 'users', onDelete: 'cascade' },
    { column: 'blocked_id', table: 'users', onDelete: 'cascade' },
  ],
  defaults: ({ newId, uid, now }) => ({ id: newId(), user_id: uid, created_at: now }),
  rights: () => ownRows({ inserts: ['id', 'user_id', 'blocked_id'], removes: true }),
  pace: 'lists',
  most: mostBlocks,
};
