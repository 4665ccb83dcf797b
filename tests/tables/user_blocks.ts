import { mostBlocks, userBlockRow } from '@tribunen/contract';
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
