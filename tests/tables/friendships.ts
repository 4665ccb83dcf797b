import { friendshipRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { ago, at, id } from './lib/examples.ts';
import type { Row, TestedTable } from './lib/TestedTable.ts';

export const table: TestedTable = {
  row: friendshipRow,
  sees: [no, 2, 1, 0, 0, 0],
  removes: [no, 2, 1, 0, 0, 0],
  changes: 'is_star_friend_user1 is_star_friend_user2',
  why: {
    'names the row in a change and a deletion': 'id created_at',
    'both friends read their friendship': 'user1_id user2_id',
    'the star is kept in the column of whoever gives it': 'is_star_friend_user1 is_star_friend_user2',
  },
  owner: 'user1_id',
  atDeletion: { user1_id: 'goes', user2_id: 'goes' },
  first: ({ owner, friend }) => ({
    id,
    user1_id: owner,
    user2_id: friend,
    is_star_friend_user1: false,
    is_star_friend_user2: false,
    created_at: at,
  }),
  newRow: (asker, { stranger, admin }) => {
    const [user1_id, user2_id] = [asker, asker === stranger ? admin : stranger].toSorted();
    return { user1_id, user2_id };
  },
  account: ({ friend, stranger }, row) => [row, { ...row, user1_id: friend, user2_id: stranger }],
  standing: ({ owner, friend, blocked }, row) => {
    const friendship = (id: string, other: string): Row => {
      const [user1_id, user2_id] = [owner.id, other].toSorted();
      return { ...row, id, user1_id, user2_id, created_at: ago(60) };
    };
    return [friendship(ids.friendship, friend.id), friendship(ids.blockedFriendship, blocked.id)];
  },
  many: { columns: 'user1_id, user2_id', values: (user, other) => `${user}, ${other}`, each: 20 },
  refuses: [
    ['a friendship with oneself', { user1_id: ourIds.owner, user2_id: ourIds.owner }],
    ['a friendship whose users are in the wrong order', { user1_id: ourIds.stranger, user2_id: ourIds.owner }],
    ['the same friendship again', { user1_id: ourIds.owner, user2_id: ourIds.friend }],
  ],
};
