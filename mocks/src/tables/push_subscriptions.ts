import { pushSubscriptionRow, type PushSubscriptionRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const pushSubscriptions: TableDefinition<PushSubscriptionRow> = {
  schema: 'public',
  name: 'push_subscriptions',
  shape: pushSubscriptionRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    language: 'text',
    device: 'text',
    created_at: 'timestamptz',
    seen_at: 'timestamptz',
    failures: 'int4',
    delay_seconds: 'int4',
    message_delay_seconds: 'int4',
  },
  primaryKey: 'id',
  unique: [['endpoint']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid, now }) => ({
    id: newId(),
    user_id: uid,
    device: '',
    created_at: now,
    seen_at: now,
    failures: 0,
    delay_seconds: 0,
    message_delay_seconds: 0,
  }),
  rights: () => ownRows({ inserts: ['id', ...written], changes: written, removes: true }),
  pace: 'devices',
};

const written = [
  'user_id',
  'endpoint',
  'p256dh',
  'auth',
  'language',
  'device',
  'seen_at',
  'delay_seconds',
  'message_delay_seconds',
] as const;
