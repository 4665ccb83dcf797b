import type { Expectation } from './Expectation.ts';
import { no } from './Outcomes.ts';
import { fantasyPlayer } from './ids.ts';

const other = { ...fantasyPlayer, player_name: 'Moe', player_id: 8 };
const ofOwner = 'user_fantasy_players?select=player_name&user_id=eq.';

export const calls: readonly Expectation[] = [
  {
    call: 'readFantasyPlayers',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [no, 1, 0, 0, 0, 0],
    rows: () => [{ player_name: 'Berg' }],
  },
  {
    call: 'replaceFantasyPlayers',
    body: () => ({ players: [other] }),
    outcomes: [no, 1, 1, 1, 1, 1],
    rows: () => [{ player_name: 'Moe' }],
    leaves: ({ owner }, { name }) => [`${ofOwner}${owner.id}`, [{ player_name: name === 'owner' ? 'Moe' : 'Berg' }]],
    changes: ['user_fantasy_players'],
  },
  {
    call: 'replaceFantasyPlayers',
    what: 'of the other game',
    body: () => ({ players: [fantasyPlayer], game: 'eliteserien' }),
    outcomes: [no, 1, 1, 1, 1, 1],
    rows: () => [{ player_name: 'Berg' }],
    leaves: ({ owner }, { name }) => [
      `user_fantasy_players?select=game,player_name&order=game&user_id=eq.${owner.id}`,
      [
        ...(name === 'owner' ? [{ game: 'eliteserien', player_name: 'Berg' }] : []),
        { game: 'fpl', player_name: 'Berg' },
      ],
    ],
    changes: ['user_fantasy_players'],
  },
  {
    call: 'replaceFantasyPlayers',
    what: 'of an unknown game',
    body: () => ({ players: [other], game: 'allsvenskan' }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
    leaves: ({ owner }) => [`${ofOwner}${owner.id}`, [{ player_name: 'Berg' }]],
  },
  {
    call: 'replaceFantasyPlayers',
    what: 'by a squad with one player twice',
    body: () => ({ players: [other, other] }),
    outcomes: [no, '23505', '23505', '23505', '23505', '23505'],
    leaves: ({ owner }) => [`${ofOwner}${owner.id}`, [{ player_name: 'Berg' }]],
  },
  {
    call: 'replaceFantasyPlayers',
    what: 'by a squad with a player of an unknown position',
    body: () => ({ players: [other, { ...other, player_id: 9, position: 'Sweeper' }] }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
    leaves: ({ owner }) => [`${ofOwner}${owner.id}`, [{ player_name: 'Berg' }]],
  },
  {
    call: 'replaceFantasyPlayers',
    what: 'by players in the owner’s name',
    body: ({ owner }) => ({ players: [{ ...other, user_id: owner.id }] }),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: ({ owner }, { name }) => [`${ofOwner}${owner.id}`, [{ player_name: name === 'owner' ? 'Moe' : 'Berg' }]],
    changes: ['user_fantasy_players'],
  },
  {
    call: 'removeFantasyPlayers',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [no, 1, 0, 0, 0, 0],
    changes: ['user_fantasy_players'],
  },
  {
    call: 'addFantasyPlayers',
    what: 'in the owner’s name',
    body: ({ owner }) => [{ user_id: owner.id, ...other }],
    outcomes: [no, 1, no, no, no, no],
    changes: ['user_fantasy_players'],
  },
  {
    call: 'readFriendsFantasyTeams',
    outcomes: [no, 1, 1, 0, 0, 0],
    rows: ({ owner, friend }, { name }) => [
      name === 'owner'
        ? { friend_id: friend.id, fantasy_team_id: '22' }
        : { friend_id: owner.id, fantasy_team_id: '7' },
    ],
  },
  {
    call: 'readFriendsFantasyTeams',
    what: 'of the other game',
    body: () => ({ game: 'eliteserien' }),
    outcomes: [no, 1, 1, 0, 0, 0],
    rows: ({ owner, friend }, { name }) => [
      name === 'owner'
        ? { friend_id: friend.id, fantasy_team_id: '220' }
        : { friend_id: owner.id, fantasy_team_id: '70' },
    ],
  },
];
