import { mostFantasyPlayers, userFantasyPlayerRow } from '@tribunen/contract';
import { ids as ourIds } from '../rls/people.ts';
import { id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: userFantasyPlayerRow,
  removes: true,
  inserts: 'user_id game player_name player_id position team_name is_captain is_vice_captain',
  most: mostFantasyPlayers,
  why: {
    'the players of a user’s fantasy team': 'game is_captain is_vice_captain player_id player_name position team_name',
  },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    game: 'fpl',
    player_name: 'Berg',
    player_id: 7,
    position: 'Forward',
    team_name: 'Arsenal',
    is_captain: false,
    is_vice_captain: false,
  }),
  newRow: (asker) => ({
    user_id: asker,
    player_name: 'Moe',
    player_id: 8,
    position: 'Midfielder',
    team_name: 'Arsenal',
  }),
  many: {
    columns: 'user_id, player_id, player_name, position, team_name',
    values: (user) => `${user}, n, 'Berg', 'Midfielder', 'Brann'`,
    each: 15,
  },
  refuses: [
    ['a name of 201 characters', { player_name: 'a'.repeat(201) }],
    ['a team of 201 characters', { team_name: 'a'.repeat(201) }],
    ['an unknown position', { position: 'Libero' }],
    ['the same player again', { user_id: ourIds.owner, player_id: 7 }],
    ['a game that does not exist', { game: 'allsvenskan' }],
  ],
});
