import { playerRatingRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

const written =
  'user_id player_id player_name overall_rating technical_rating physical_rating tactical_rating mental_rating match_id';

export const table: TestedTable = {
  row: playerRatingRow,
  sees: [3, 3, 3, 3, 3, 3],
  inserts: written,
  changes: written,
  why: {
    'names the row in a change and a deletion': 'id created_at',
    'the averages of everybody and of friends are taken from it':
      'match_id mental_rating overall_rating physical_rating player_id player_name tactical_rating technical_rating user_id',
  },
  atDeletion: { user_id: 'goes' },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    player_id: '44',
    player_name: 'Berg',
    overall_rating: 4.5,
    technical_rating: null,
    physical_rating: null,
    tactical_rating: null,
    mental_rating: null,
    match_id: null,
    created_at: at,
  }),
  newRow: (asker) => ({ user_id: asker, player_id: '45', player_name: 'Moe', overall_rating: 3 }),
  standing: ({ owner, friend, stranger }, row) =>
    [[owner, 4.5] as const, [friend, 3] as const, [stranger, 2] as const].map(([{ id: user_id }, overall_rating]) => ({
      ...row,
      user_id,
      player_id: ids.player,
      overall_rating,
      match_id: 'unknown',
    })),
  forged: ({ owner }) => ({
    user_id: owner.id,
    player_id: `${ids.player}-forged`,
    player_name: 'Moe',
    match_id: ids.endedMatch,
    overall_rating: 1,
  }),
  many: {
    columns: 'user_id, player_id, player_name, overall_rating',
    values: (user) => `${user}, ((p * 40 + n) % 1000)::text, 'Berg', 4`,
    each: 40,
  },
  refuses: [
    ['a player’s id of 65 characters', { player_id: '1'.repeat(65) }],
    ['a player’s name of 201 characters', { player_name: 'a'.repeat(201) }],
    ['a match’s id of 65 characters', { match_id: '1'.repeat(65) }],
    ['zero stars', { overall_rating: 0 }],
    ['3.2 stars, which is not a multiple of half a star', { overall_rating: 3.2 }],
    ['six stars', { mental_rating: 6 }],
    ['a second rating of the same player', { user_id: ourIds.owner, player_id: '44' }],
  ],
  accepts: [
    ['half a star', { overall_rating: 0.5 }],
    ['five stars', { overall_rating: 5 }],
    ['a rating with its match', { match_id: '500001' }],
  ],
};
