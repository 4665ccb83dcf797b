import { messageReportRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { answer, at, id, nobody } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

export const table: TestedTable = {
  row: messageReportRow,
  sees: [no, 0, 0, 0, 0, 1],
  inserts: 'id reporter_id team_message_id message_id reason',
  why: {
    'names the row in a change and a deletion': 'id',
    'administrators alone read the reports':
      'author_id content created_at message_id reason reporter_id settled_at team_message_id',
  },
  owner: 'reporter_id',
  atDeletion: { reporter_id: 'stays', author_id: 'stays' },
  needs: ['team_messages'],
  first: ({ owner }) => ({
    id,
    reporter_id: owner,
    team_message_id: id,
    message_id: null,
    reason: 'hate',
    author_id: owner,
    content: 'Heia!',
    created_at: at,
  }),
  // The owner wrote the message, so everybody except the owner can report it.
  newRow: (asker) => ({ reporter_id: asker, team_message_id: id, reason: 'abuse' }),
  account: ({ owner, friend, stranger }, row) => [
    { ...row, reporter_id: owner, team_message_id: answer, author_id: friend, content: 'Enig' },
    { ...row, reporter_id: friend, team_message_id: id, author_id: owner },
    { ...row, reporter_id: stranger, team_message_id: answer, author_id: friend, content: 'Enig' },
  ],
  standing: ({ friend }) => [
    { id: ids.report, reporter_id: friend.id, team_message_id: ids.chatMessage, reason: 'hate' },
  ],
  forged: ({ owner }) => ({ reporter_id: owner.id, team_message_id: ids.friendsMessage, reason: 'spam' }),
  refuses: [
    ['an unknown reason', { reason: 'boring' }],
    ['a report without a message', { team_message_id: null }],
    ['a report of a message that does not exist', { team_message_id: nobody }],
    ['a report of two messages', { message_id: id }],
    ['a second report of the same message', { reporter_id: ourIds.owner }],
  ],
  accepts: [['a report of a direct message', { team_message_id: null, message_id: id }]],
};
