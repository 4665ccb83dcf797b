import { invitationRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { emailOf } from '../rls/people.ts';
import { ago, at, id, later } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

const invitation = { by_id: false, status: 'pending', expires_at: '2099-01-01T00:00:00.000Z' };

export const table: TestedTable = {
  row: invitationRow,
  sees: [no, 0, 0, 2, 0, 0],
  changes: 'status',
  why: {
    'names the row in a change and a deletion': 'id created_at',
    'the recipient sees the sender, and whether the invitation is still valid':
      'sender_id status expires_at by_id declined_at',
    'only the recipient reads the row, with their own address and link': 'recipient_email token',
  },
  owner: 'sender_id',
  atDeletion: { sender_id: 'goes' },
  first: ({ owner }) => ({
    id,
    sender_id: owner,
    recipient_email: 'friend@eksempel.no',
    by_id: false,
    status: 'pending',
    token: 'token-1',
    expires_at: later,
    created_at: at,
    declined_at: null,
  }),
  newRow: (asker) => ({ sender_id: asker, recipient_email: 'ny@eksempel.no' }),
  account: ({ owner, stranger }) => [
    { ...invitation, sender_id: owner, recipient_email: 'ny@eksempel.no', token: 'sent' },
    {
      ...invitation,
      sender_id: owner,
      recipient_email: 'skjult@eksempel.no',
      by_id: true,
      status: 'declined',
      token: 'sent by id',
    },
    { ...invitation, sender_id: stranger, recipient_email: emailOf('owner'), token: 'received' },
    { ...invitation, sender_id: stranger, recipient_email: emailOf('owner'), status: 'declined', token: 'declined' },
    { ...invitation, sender_id: stranger, recipient_email: emailOf('friend'), token: 'another' },
  ],
  standing: ({ owner, friend, stranger }) => [
    {
      sender_id: owner.id,
      recipient_email: stranger.email,
      status: 'pending',
      token: ids.token,
      expires_at: ago(-60),
      created_at: ago(1),
    },
    {
      sender_id: friend.id,
      recipient_email: stranger.email,
      status: 'accepted',
      token: ids.acceptedToken,
      expires_at: ago(-60),
      created_at: ago(2),
    },
  ],
  many: {
    columns: 'sender_id, recipient_email',
    values: (user) => `${user}, 'venn' || p + n || '@eksempel.no'`,
    each: 10,
  },
  refuses: [
    ['an address in capitals', { recipient_email: 'Ny@Eksempel.no' }],
    ['an unknown status', { status: 'maybe' }],
    ['the token of another invitation', { token: 'token-1' }],
  ],
};
