import { mostFollowKinds, followKindsRow, type FollowKindsRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const followKinds: TableDefinition<FollowKindsRow> = {
  schema: 'public',
  name: 'follow_kinds',
  shape: followKindsRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    entity_type: 'text',
    entity_id: 'text',
    kinds: 'text',
  },
  primaryKey: 'id',
  unique: [['user_id', 'entity_type', 'entity_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid }) => ({ id: newId(), user_id: uid, kinds: 'both' }),
  rights: () => ownRows({ inserts: ['id', 'user_id', ...written], changes: written }),
  pace: 'lists',
  most: mostFollowKinds,
};

const written = ['entity_type', 'entity_id', 'kinds'] as const;
