import { playerRatingRow, type PlayerRatingRow } from '@tribunen/contract';
import { everybodys, isOwner } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const playerRatings: TableDefinition<PlayerRatingRow> = {
  schema: 'public',
  name: 'player_ratings',
  shape: playerRatingRow,
  published: true,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    player_id: 'text',
    player_name: 'text',
    overall_rating: 'numeric',
    technical_rating: 'numeric',
    physical_rating: 'numeric',
    tactical_rating: 'numeric',
    mental_rating: 'numeric',
    match_id: 'text',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'player_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid, now }) => ({ id: newId(), user_id: uid, created_at: now }),
  rights: () => ({
    ...everybodys,
    inserts: { rule: isOwner, columns: written },
    changes: { rule: isOwner, columns: written },
  }),
};

const written = [
  'user_id',
  'player_id',
  'player_name',
  'overall_rating',
  'technical_rating',
  'physical_rating',
  'tactical_rating',
  'mental_rating',
  'match_id',
] as const;
