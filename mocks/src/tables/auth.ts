import {
  boolean,
  email,
  type InferOutput,
  isoTimestamp,
  nullable,
  object,
  picklist,
  pipe,
  record,
  string,
  unknown,
  uuid,
} from 'valibot';
import type { TableDefinition } from '../Table.ts';

const moment = pipe(string(), isoTimestamp());
const id = pipe(string(), uuid());

/** A user as the auth server stores it. The password is stored in plain text: invented users need no protection. */
const userRow = object({
  id,
  email: pipe(string(), email()),
  /** Null when the user has only ever signed in through Google. */
  password: nullable(string()),
  google: boolean(),
  /**
   * The data of the e-mail identity; null for a user without that identity, such as a user who has only signed in
   * through Google.
   */
  email_identity: nullable(record(string(), unknown())),
  user_metadata: record(string(), unknown()),
  role: picklist(['user', 'admin']),
  email_confirmed_at: nullable(moment),
  /** The address that awaits confirmation. */
  new_email: nullable(pipe(string(), email())),
  /** Whether one of the two addresses has confirmed the change. */
  email_change_agreed: boolean(),
  /** When the last mail of each kind was sent. */
  confirmation_sent_at: nullable(moment),
  recovery_sent_at: nullable(moment),
  email_change_sent_at: nullable(moment),
  created_at: moment,
  updated_at: moment,
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

/** How a session was opened, as the claim `amr` names it. */
const method = picklist(['password', 'oauth', 'otp', 'recovery']);
export type SignInMethod = InferOutput<typeof method>;

const sessionRow = object({ id, user_id: id, method, created_at: moment });
export type SessionRow = InferOutput<typeof sessionRow>;

export const sessions: TableDefinition<SessionRow> = {
  schema: 'auth',
  name: 'sessions',
  shape: sessionRow,
  columns: { id: 'uuid', user_id: 'uuid', method: 'text', created_at: 'timestamptz' },
  primaryKey: 'id',
  unique: [],
};

const refreshTokenRow = object({
  token: string(),
  session_id: id,
  /** The token that was replaced by this token. */
  parent: nullable(string()),
  /** When another token replaced this token; null while it is the current token. */
  revoked_at: nullable(moment),
  created_at: moment,
});
export type RefreshTokenRow = InferOutput<typeof refreshTokenRow>;

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

const oneTimeTokenRow = object({
  /** The token in a link; `code` is the form that users type by hand. */
  hash: string(),
  code: string(),
  user_id: id,
  /** The address that the mail was sent to: for a change of address, the new address. */
  email: string(),
  purpose: picklist(['signup', 'recovery', 'magiclink', 'email_change']),
  /** The PKCE challenge of the client that asked for it; null in the implicit flow. */
  challenge: nullable(string()),
  created_at: moment,
});
export type OneTimeTokenRow = InferOutput<typeof oneTimeTokenRow>;

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

/** A mail that the auth server would have sent. The emulator keeps it in this table of its own and sends nothing. */
const mailRow = object({
  /** The token in the link. */
  token_hash: string(),
  to: string(),
  purpose: oneTimeTokenRow.entries.purpose,
  /** Six digits to type by hand. */
  code: string(),
  /** The link to click on. */
  link: string(),
  sent_at: moment,
});
export type MailRow = InferOutput<typeof mailRow>;

export const mails: TableDefinition<MailRow> = {
  schema: 'auth',
  name: 'mails',
  shape: mailRow,
  columns: { token_hash: 'text', to: 'text', purpose: 'text', code: 'text', link: 'text', sent_at: 'timestamptz' },
  primaryKey: 'token_hash',
  unique: [],
};

/** A sign-in under way by PKCE: the client that has the challenge's verifier may exchange the code for a session. */
const authCodeRow = object({
  code: id,
  email: string(),
  /** The name for a new user. */
  name: string(),
  method,
  challenge: string(),
  created_at: moment,
});
export type AuthCodeRow = InferOutput<typeof authCodeRow>;

export const authCodes: TableDefinition<AuthCodeRow> = {
  schema: 'auth',
  name: 'auth_codes',
  shape: authCodeRow,
  columns: { code: 'uuid', email: 'text', name: 'text', method: 'text', challenge: 'text', created_at: 'timestamptz' },
  primaryKey: 'code',
  unique: [],
};
