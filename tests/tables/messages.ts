import { messageRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { ago, at, id, minutesAgo, nobody } from './lib/examples.ts';
import type { Row, TestedTable } from './lib/TestedTable.ts';

export const table: TestedTable = {
  row: messageRow,
  sees: [no, 2, 2, 0, 1, 0],
  inserts: 'id sender_id recipient_id content',
  changes: 'deleted_at',
  why: {
    'names the row in a change and a deletion': 'id',
    'both friends read what they write to each other': 'content created_at deleted_at recipient_id sender_id',
  },
  owner: 'sender_id',
  atDeletion: { sender_id: 'stays', recipient_id: 'stays' },
  first: ({ owner, friend }) => ({
    id,
    sender_id: owner,
    recipient_id: friend,
    content: 'Ses vi?',
    deleted_at: null,
    created_at: at,
  }),
  newRow: (asker, { owner, friend }) => ({
    sender_id: asker,
    recipient_id: asker === owner ? friend : owner,
    content: 'Ja!',
  }),
  account: ({ owner, friend, stranger }, row) =>
    [
      { sender_id: owner, recipient_id: friend, content: 'Ses vi?' },
      { sender_id: friend, recipient_id: owner, content: 'Ja!' },
      { sender_id: friend, recipient_id: stranger, content: 'Og du?' },
      // The recipient of this message has deleted their account.
      { sender_id: owner, recipient_id: null, content: 'Hvor ble du av?' },
      { sender_id: null, recipient_id: owner, content: 'Ha det' },
      { sender_id: null, recipient_id: friend, content: 'Ha det' },
    ].map((message) => ({ ...row, ...message })),
  standing: ({ owner, friend, blocked }, row) => {
    const message = (id: string, sender_id: string, recipient_id: string, minutes: number): Row => ({
      ...row,
      id,
      sender_id,
      recipient_id,
      created_at: ago(minutes),
    });
    return [
      message(ids.toFriend, owner.id, friend.id, 9),
      message(ids.toOwner, friend.id, owner.id, 8),
      message(ids.fromBlocked, blocked.id, owner.id, 7),
    ];
  },
  many: {
    columns: 'sender_id, recipient_id, content, created_at',
    values: (user, other) => `${user}, ${other}, 'Heia!', ${minutesAgo}`,
    each: 40,
  },
  refuses: [
    ['a message to oneself', { recipient_id: ourIds.admin }],
    ['a message to a user that does not exist', { recipient_id: nobody }],
    ['a message of white space only', { content: '   ' }],
    ['only invisible characters', { content: '\uFEFF\u3164\u{E0001}' }],
    ['three blank lines', { content: 'a\n\n\n\nb' }],
    ['281 characters', { content: 'å'.repeat(281) }],
    ['a deleted message that still has its words', { deleted_at: '2026-11-21T13:00:00.000Z' }],
  ],
  accepts: [
    ['one letter before 12,000 spaces, without them', { content: `x${' '.repeat(12_000)}` }],
    ['280 families', { content: '👨‍👩‍👧‍👦'.repeat(280) }],
    ['280 emojis', { content: '⚽'.repeat(280) }],
  ],
};
