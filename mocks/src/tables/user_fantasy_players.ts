import { mostFantasyPlayers, userFantasyPlayerRow, type UserFantasyPlayerRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const userFantasyPlayers: TableDefinition<UserFantasyPlayerRow> = {
  schema: 'public',
  name: 'user_fantasy_players',
  shape: userFantasyPlayerRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    game: 'text',
    player_name: 'text',
    player_id: 'int4',
    position: 'text',
    team_name: 'text',
    is_captain: 'bool',
    is_vice_captain: 'bool',
  },
  primaryKey: 'id',
  unique: [['user_id', 'game', 'player_id']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid }) => ({
    id: newId(),
    user_id: uid,
    game: 'fpl',
    is_captain: false,
    is_vice_captain: false,
  }),
  // A user replaces the whole squad, and cannot change single rows.
  rights: () =>
    ownRows({
      inserts: [
        'user_id',
        'game',
        'player_name',
        'player_id',
        'position',
        'team_name',
        'is_captain',
        'is_vice_captain',
      ],
      removes: true,
    }),
  pace: 'lists',
  most: mostFantasyPlayers,
  mostIn: 'game',
};
