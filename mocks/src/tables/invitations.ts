import { invitationRow, type InvitationRow } from '@tribunen/contract';
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
};
