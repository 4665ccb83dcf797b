import {
  authCodeRow,
  type AuthCodeRow,
  mailRow,
  type MailRow,
  oneTimeTokenRow,
  type OneTimeTokenRow,
  refreshTokenRow,
  type RefreshTokenRow,
  sessionRow,
  type SessionRow,
  userRow,
  type UserRow,
} from '@tribunen/protocol';
import type { TableDefinition } from '../Table.ts';

export const users: TableDefinition<UserRow> = {
  schema: 'auth',
  name: 'users',
  shape: userRow,
  columns: {
    id: 'uuid',
    email: 'text',
    password: 'text',
    google: 'bool',
    email_identity: 'jsonb',
    user_metadata: 'jsonb',
    role: 'text',
    email_confirmed_at: 'timestamptz',
    new_email: 'text',
    email_change_agreed: 'bool',
    confirmation_sent_at: 'timestamptz',
    recovery_sent_at: 'timestamptz',
    email_change_sent_at: 'timestamptz',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    last_sign_in_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['email']],
};

export const sessions: TableDefinition<SessionRow> = {
  schema: 'auth',
  name: 'sessions',
  shape: sessionRow,
  columns: { id: 'uuid', user_id: 'uuid', method: 'text', created_at: 'timestamptz' },
  primaryKey: 'id',
  unique: [],
};

export const refreshTokens: TableDefinition<RefreshTokenRow> = {
  schema: 'auth',
  name: 'refresh_tokens',
  shape: refreshTokenRow,
  columns: {
    token: 'text',
    session_id: 'uuid',
    parent: 'text',
    revoked_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  primaryKey: 'token',
  unique: [],
};

export const oneTimeTokens: TableDefinition<OneTimeTokenRow> = {
  schema: 'auth',
  name: 'one_time_tokens',
  shape: oneTimeTokenRow,
  columns: {
    hash: 'text',
    code: 'text',
    user_id: 'uuid',
    email: 'text',
    purpose: 'text',
    challenge: 'text',
    created_at: 'timestamptz',
  },
  primaryKey: 'hash',
  unique: [],
};

/** The mails that the auth server would have sent. A real auth server has no such table. */
export const mails: TableDefinition<MailRow> = {
  schema: 'auth',
  name: 'mails',
  shape: mailRow,
  columns: { token_hash: 'text', to: 'text', purpose: 'text', code: 'text', link: 'text', sent_at: 'timestamptz' },
  primaryKey: 'token_hash',
  unique: [],
};

export const authCodes: TableDefinition<AuthCodeRow> = {
  schema: 'auth',
  name: 'auth_codes',
  shape: authCodeRow,
  columns: { code: 'uuid', email: 'text', name: 'text', method: 'text', challenge: 'text', created_at: 'timestamptz' },
  primaryKey: 'code',
  unique: [],
};
