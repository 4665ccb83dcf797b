import { playerRatingHistoryRow } from '@tribunen/contract';
import { no } from '../contract/calls/Outcomes.ts';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: playerRatingHistoryRow,
  sees: [no, 2, 1, 1, 0, 0],
  why: {
    'the user’s own ratings from match to match':
      'match_id mental_rating overall_rating physical_rating player_id rated_at tactical_rating technical_rating',
  },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    player_id: '44',
    match_id: '500001',
    overall_rating: 4.5,
    technical_rating: null,
    physical_rating: null,
    tactical_rating: null,
    mental_rating: null,
    rated_at: at,
  }),
  newRow: (asker) => ({ user_id: asker, player_id: '44', match_id: '500002', overall_rating: 3 }),
  standing: (_people, row) => [{ ...row, player_id: ids.unrated, match_id: ids.match }],
  many: {
    columns: 'user_id, player_id, match_id, overall_rating',
    values: (user) => `${user}, ((p * 40 + n) % 1000)::text, (p % 380)::text, 4`,
    each: 40,
  },
  refuses: [
    ['3.2 stars, which is not a multiple of half a star', { technical_rating: 3.2 }],
    ['a rating without a match', { match_id: null }],
    ['a second rating after the same match', { user_id: ourIds.owner, match_id: '500001' }],
  ],
});
