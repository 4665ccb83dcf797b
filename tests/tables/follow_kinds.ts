import { followKindsRow, mostFollowKinds } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

const written = 'entity_type entity_id kinds';

export const table = ownTable({
  row: followKindsRow,
  inserts: `id user_id ${written}`,
  changes: written,
  most: mostFollowKinds,
  why: { 'which events of a follow make a sound': 'entity_id entity_type kinds' },
  first: ({ owner }) => ({ id, user_id: owner, entity_type: 'team', entity_id: '57', kinds: 'goals' }),
  newRow: (asker) => ({ user_id: asker, entity_type: 'team', entity_id: '64', kinds: 'red_cards' }),
  standing: (_people, row) => [{ ...row, id: ids.kinds }],
  many: { columns: 'user_id, entity_type, entity_id', values: (user) => `${user}, 'team', n::text`, each: 20 },
  refuses: [
    ['a row without a team', { entity_id: '' }],
    ['a match', { entity_type: 'match' }],
    ['an event kind that has no notifications', { kinds: 'yellow_cards' }],
    ['the same team again', { user_id: ourIds.owner, entity_id: '57' }],
  ],
});

export const calls: readonly Expectation[] = [
  {
    call: 'readFollowKinds',
    outcomes: [no, 1, 0, 0, 0, 0],
    rows: () => [{ id: ids.kinds, entity_id: '57', kinds: 'goals' }],
  },
  {
    call: 'chooseFollowKinds',
    body: () => ({ entity_type: 'team', entity_id: '57', kinds: 'red_cards' }),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: (_people, { id, name }) => [
      `follow_kinds?select=kinds&user_id=eq.${id}`,
      name === 'visitor' ? [] : [{ kinds: 'red_cards' }],
    ],
    changes: ['follow_kinds'],
  },
];
