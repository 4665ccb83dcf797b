import { mostPushMutes, pushMuteRow, type PushMuteRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const pushMutes: TableDefinition<PushMuteRow> = {
  schema: 'public',
  name: 'push_mutes',
  shape: pushMuteRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    match_id: 'text',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'match_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid, now }) => ({ id: newId(), user_id: uid, created_at: now }),
  rights: () => ownRows({ inserts: ['id', 'user_id', 'match_id'], removes: true }),
  pace: 'lists',
  most: mostPushMutes,
};
