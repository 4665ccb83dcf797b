import {
  boolean,
  email,
  type InferOutput,
  isoTimestamp,
  nullable,
  object,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot';
import type { TableDefinition } from '../Table.ts';

const moment = pipe(string(), isoTimestamp());

/** A user as the auth server keeps one. The password stands as it is: there is nothing to protect in invented users. */
const userRow = object({
  id: pipe(string(), uuid()),
  email: pipe(string(), email()),
  password: string(),
  name: string(),
  role: picklist(['user', 'admin']),
  created_at: moment,
  last_sign_in_at: nullable(moment),
});
export type UserRow = InferOutput<typeof userRow>;

export const users: TableDefinition<UserRow> = {
  schema: 'auth',
  name: 'users',
  shape: userRow,
  columns: {
    id: 'uuid',
    email: 'text',
    password: 'text',
    name: 'text',
    role: 'text',
    created_at: 'timestamptz',
    last_sign_in_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['email']],
};

const sessionRow = object({ id: pipe(string(), uuid()), user_id: pipe(string(), uuid()), created_at: moment });
export type SessionRow = InferOutput<typeof sessionRow>;

export const sessions: TableDefinition<SessionRow> = {
  schema: 'auth',
  name: 'sessions',
  shape: sessionRow,
  columns: { id: 'uuid', user_id: 'uuid', created_at: 'timestamptz' },
  primaryKey: 'id',
  unique: [],
};

const refreshTokenRow = object({
  token: string(),
  session_id: pipe(string(), uuid()),
  /** The token that this one came in the place of. */
  parent: nullable(string()),
  revoked: boolean(),
  created_at: moment,
});
export type RefreshTokenRow = InferOutput<typeof refreshTokenRow>;

export const refreshTokens: TableDefinition<RefreshTokenRow> = {
  schema: 'auth',
  name: 'refresh_tokens',
  shape: refreshTokenRow,
  columns: { token: 'text', session_id: 'uuid', parent: 'text', revoked: 'bool', created_at: 'timestamptz' },
  primaryKey: 'token',
  unique: [],
};
