import { mostBlocks, userBlockRow } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id, nobody } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: userBlockRow,
  removes: true,
  inserts: 'id user_id blocked_id',
  most: mostBlocks,
  why: { 'whom the user has blocked': 'blocked_id' },
  atDeletion: { user_id: 'goes', blocked_id: 'goes' },
  first: ({ owner, stranger }) => ({ id, user_id: owner, blocked_id: stranger, created_at: at }),
  newRow: (asker, { friend, admin }) => ({ user_id: asker, blocked_id: asker === admin ? friend : admin }),
  account: ({ owner, friend, stranger }) => [
    { user_id: owner, blocked_id: friend },
    { user_id: stranger, blocked_id: owner },
    { user_id: friend, blocked_id: stranger },
  ],
  standing: ({ blocked }, row) => [{ ...row, blocked_id: blocked.id }],
  many: { columns: 'user_id, blocked_id', values: (user, other) => `${user}, ${other}`, each: 10 },
  refuses: [
    ['a user who blocks themselves', { blocked_id: ourIds.admin }],
    ['the same block again', { user_id: ourIds.owner, blocked_id: ourIds.stranger }],
    ['a block of a user that does not exist', { blocked_id: nobody }],
  ],
});

export const calls: readonly Expectation[] = [
  { call: 'readBlocks', outcomes: [no, 1, 0, 0, 0, 0], rows: ({ blocked }) => [{ blocked_id: blocked.id }] },
  {
    call: 'block',
    what: 'the owner',
    body: ({ owner }) => ({ blocked_id: owner.id }),
    outcomes: [no, '23514', 1, 1, 1, 1],
    changes: ['user_blocks'],
  },
  {
    call: 'unblock',
    values: ({ blocked }) => ({ user: blocked.id }),
    outcomes: [no, 1, 0, 0, 0, 0],
    changes: ['user_blocks'],
  },
];
