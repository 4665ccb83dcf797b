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

const moment = pipe(string(), isoTimestamp());
const id = pipe(string(), uuid());

/** A user as the auth server stores it. */
export const userRow = object({
  id,
  email: pipe(string(), email()),
  /** The form that `Passwords.store` returns; null when the user has only ever signed in through Google. */
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

/** The method that opened a session, as the claim `amr` names it. */
const method = picklist(['password', 'oauth', 'otp', 'recovery']);
export type SignInMethod = InferOutput<typeof method>;

export const sessionRow = object({ id, user_id: id, method, created_at: moment });
export type SessionRow = InferOutput<typeof sessionRow>;

export const refreshTokenRow = object({
  token: string(),
  session_id: id,
  /** The token that this token replaced. */
  parent: nullable(string()),
  /** The time when another token replaced this token; null while this token is the current token. */
  revoked_at: nullable(moment),
  created_at: moment,
});
export type RefreshTokenRow = InferOutput<typeof refreshTokenRow>;

const purpose = picklist(['signup', 'recovery', 'magiclink', 'email_change']);

export const oneTimeTokenRow = object({
  /** The token in the mailed link; `code` holds the digits that the user can type instead. */
  hash: string(),
  code: string(),
  user_id: id,
  /**
   * The address that the mail was sent to. A change of address has a token for the old address and one for the new.
   */
  email: string(),
  purpose,
  /** The PKCE challenge of the client that requested the mail; null in the implicit flow. */
  challenge: nullable(string()),
  created_at: moment,
});
export type OneTimeTokenRow = InferOutput<typeof oneTimeTokenRow>;

export const mailRow = object({
  /** The token in the link. */
  token_hash: string(),
  to: string(),
  purpose,
  /** Six digits to type by hand. */
  code: string(),
  link: string(),
  sent_at: moment,
});
export type MailRow = InferOutput<typeof mailRow>;

/** A pending PKCE sign-in. The client that has the challenge's verifier may exchange the code for a session. */
export const authCodeRow = object({
  code: id,
  email: string(),
  /** The name for a new user. */
  name: string(),
  method,
  challenge: string(),
  created_at: moment,
});
export type AuthCodeRow = InferOutput<typeof authCodeRow>;
