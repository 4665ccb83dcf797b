import { playerRatingHistoryRow, type PlayerRatingHistoryRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const playerRatingHistory: TableDefinition<PlayerRatingHistoryRow> = {
  schema: 'public',
  name: 'player_rating_history',
  shape: playerRatingHistoryRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    player_id: 'text',
    match_id: 'text',
    overall_rating: 'numeric',
    technical_rating: 'numeric',
    physical_rating: 'numeric',
    tactical_rating: 'numeric',
    mental_rating: 'numeric',
    rated_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'player_id', 'match_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, now }) => ({ id: newId(), rated_at: now }),
  // The database writes the history together with the ratings.
  rights: () => ownRows({}),
};
