import { mostPushMutes, pushMuteRow } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
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
    ['an empty match id', { match_id: '' }],
    ['the same match again', { user_id: ourIds.owner, match_id: '500001' }],
  ],
});

export const calls: readonly Expectation[] = [
  { call: 'readMutedMatches', outcomes: [no, 1, 0, 0, 0, 0], rows: () => [{ match_id: ids.match }] },
  { call: 'muteMatch', body: () => ({ match_id: '500009' }), outcomes: [no, 1, 1, 1, 1, 1], changes: ['push_mutes'] },
  { call: 'unmuteMatch', values: () => ({ match: ids.match }), outcomes: [no, 1, 0, 0, 0, 0], changes: ['push_mutes'] },
];
