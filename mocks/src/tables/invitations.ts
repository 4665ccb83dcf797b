import { invitationRow, type InvitationRow } from '@tribunen/contract';
import type { Rule } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

const weekMs = 7 * 86_400_000;

export const invitations: TableDefinition<InvitationRow> = {
  schema: 'public',
  name: 'invitations',
  published: true,
  shape: invitationRow,
  columns: {
    id: 'uuid',
    sender_id: 'uuid',
    recipient_email: 'text',
    by_id: 'bool',
    status: 'text',
    token: 'text',
    expires_at: 'timestamptz',
    created_at: 'timestamptz',
    declined_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['token']],
  references: [{ column: 'sender_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, now }) => ({
    id: newId(),
    by_id: false,
    status: 'pending',
    token: newId(),
    expires_at: new Date(Date.parse(now) + weekMs).toISOString(),
    created_at: now,
  }),
  rights: () => ({
    isPublic: false,
    reads: isTo,
    // The function `send-invitation` inserts invitations, after checking whom the sender may invite. Users can only
    // decline an invitation here: a function accepts it, because it also creates the friendship.
    inserts: null,
    changes: {
      rule: (who, row) => isTo(who, row) && row.status === 'pending',
      becomes: (who, row) => isTo(who, row) && row.status === 'declined',
      columns: ['status'],
    },
    removes: null,
  }),
};

const isTo: Rule<InvitationRow> = (who, { recipient_email }) => recipient_email === who.email;
