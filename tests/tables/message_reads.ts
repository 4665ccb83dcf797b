import { messageReadRow } from '@tribunen/contract';
import { ids as ourIds } from '../rls/people.ts';
import { ago, at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

const written = 'user_id friend_id read_until';

export const table = ownTable({
  row: messageReadRow,
  inserts: written,
  changes: written,
  why: { 'how far a conversation is read': 'friend_id read_until' },
  atDeletion: { user_id: 'goes', friend_id: 'goes' },
  first: ({ owner, friend }) => ({ id, user_id: owner, friend_id: friend, read_until: at }),
  newRow: (asker, { friend, admin }) => ({
    user_id: asker,
    friend_id: asker === admin ? friend : admin,
    read_until: at,
  }),
  // The owner has no position yet in the messages of this friend.
  forged: ({ owner, blocked }) => ({ user_id: owner.id, friend_id: blocked.id, read_until: at }),
  account: ({ owner, friend, stranger }) => [
    { user_id: owner, friend_id: friend, read_until: at },
    { user_id: friend, friend_id: owner, read_until: at },
    { user_id: friend, friend_id: stranger, read_until: at },
  ],
  standing: (_people, row) => [{ ...row, read_until: ago(9) }],
  many: { columns: 'user_id, friend_id, read_until', values: (user, other) => `${user}, ${other}, now()`, each: 20 },
  refuses: [
    ['a read position in one’s own messages', { friend_id: ourIds.admin }],
    ['a second read position for the same friend', { user_id: ourIds.owner, friend_id: ourIds.friend }],
    ['a read position without a time', { read_until: null }],
  ],
});
