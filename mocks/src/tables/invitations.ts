import { invitationRow, type InvitationRow } from '@tribunen/contract';
import type { TableDefinition } from '../Table.ts';

export const invitations: TableDefinition<InvitationRow> = {
  schema: 'public',
  name: 'invitations',
  shape: invitationRow,
  columns: {
    id: 'uuid',
    sender_id: 'uuid',
    recipient_email: 'text',
    status: 'text',
    token: 'text',
    expires_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['token']],
};
