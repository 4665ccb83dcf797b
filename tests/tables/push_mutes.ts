import { mostPushMutes, pushMuteRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: pushMuteRow,
  removes: true,
  inserts: 'id user_id match_id',
  most: mostPushMutes,
  why: { 'the match of which the user wants no push': 'match_id' },
  first: ({ owner }) => ({ id, user_id: owner, match_id: '500001', created_at: at }),
  newRow: (asker) => ({ user_id: asker, match_id: '500002' }),
  standing: (_people, row) => [{ ...row, match_id: ids.match }],
  many: { columns: 'user_id, match_id', values: (user) => `${user}, n::text`, each: 10 },
  refuses: [
    ['no match', { match_id: '' }],
    ['the same match again', { user_id: ourIds.owner, match_id: '500001' }],
  ],
});
