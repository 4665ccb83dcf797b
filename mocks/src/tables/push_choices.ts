import { pushChoicesRow, type PushChoicesRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const pushChoices: TableDefinition<PushChoicesRow> = {
  schema: 'public',
  name: 'push_choices',
  shape: pushChoicesRow,
  columns: {
    user_id: 'uuid',
    goals: 'bool',
    red_cards: 'bool',
    messages: 'bool',
    invitations: 'bool',
    quiet_from: 'int4',
    quiet_until: 'int4',
    time_zone: 'text',
  },
  primaryKey: 'user_id',
  unique: [],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ uid }) => ({
    user_id: uid,
    goals: true,
    red_cards: true,
    messages: true,
    invitations: true,
    quiet_from: null,
    quiet_until: null,
    time_zone: 'Europe/Oslo',
  }),
  rights: () => ownRows({ inserts: written, changes: written }),
  pace: 'devices',
};

const written = [
  'user_id',
  'goals',
  'red_cards',
  'messages',
  'invitations',
  'quiet_from',
  'quiet_until',
  'time_zone',
] as const;
