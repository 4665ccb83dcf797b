import { mostMutes, userMuteRow } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: userMuteRow,
  removes: true,
  inserts: 'id user_id muted_id',
  most: mostMutes,
  why: { 'whom the user has muted': 'muted_id' },
  atDeletion: { user_id: 'goes', muted_id: 'goes' },
  first: ({ owner, stranger }) => ({ id, user_id: owner, muted_id: stranger, created_at: at }),
  newRow: (asker, { friend, admin }) => ({ user_id: asker, muted_id: asker === admin ? friend : admin }),
  account: ({ owner, friend, stranger }) => [
    { user_id: owner, muted_id: friend },
    { user_id: friend, muted_id: owner },
    { user_id: friend, muted_id: stranger },
  ],
  many: { columns: 'user_id, muted_id', values: (user, other) => `${user}, ${other}`, each: 10 },
  refuses: [
    ['a user who mutes themselves', { muted_id: ourIds.admin }],
    ['the same mute again', { user_id: ourIds.owner, muted_id: ourIds.stranger }],
  ],
});

export const calls: readonly Expectation[] = [
  { call: 'readMutes', outcomes: [no, 1, 0, 0, 0, 0], rows: ({ stranger }) => [{ muted_id: stranger.id }] },
  {
    call: 'mute',
    what: 'the owner',
    body: ({ owner }) => ({ muted_id: owner.id }),
    outcomes: [no, '23514', 1, 1, 1, 1],
    changes: ['user_mutes'],
  },
  {
    call: 'unmute',
    values: ({ stranger }) => ({ user: stranger.id }),
    outcomes: [no, 1, 0, 0, 0, 0],
    changes: ['user_mutes'],
  },
];
