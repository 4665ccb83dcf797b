import { mostMutes, userMuteRow, type UserMuteRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const userMutes: TableDefinition<UserMuteRow> = {
  schema: 'public',
  name: 'user_mutes',
  shape: userMuteRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    muted_id: 'uuid',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'muted_id']],
  references: [
    { column: 'user_id', table: 'users', onDelete: 'cascade' },
    { column: 'muted_id', table: 'users', onDelete: 'cascade' },
  ],
  defaults: ({ newId, uid, now }) => ({ id: newId(), user_id: uid, created_at: now }),
  rights: () => ownRows({ inserts: ['id', 'user_id', 'muted_id'], removes: true }),
  pace: 'lists',
  most: mostMutes,
};
