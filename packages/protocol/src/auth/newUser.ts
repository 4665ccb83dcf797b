import type { UserRow } from './rows.ts';

type Given = Pick<UserRow, 'id' | 'email' | 'created_at'> & Partial<UserRow>;

/** A user row, with defaults for the columns that are not given. */
export function newUser({ created_at, ...given }: Given): UserRow {
  return {
    password: null,
    google: false,
    email_identity: null,
    user_metadata: {},
    role: 'user',
    email_confirmed_at: null,
    new_email: null,
    email_change_agreed: false,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    created_at,
    updated_at: created_at,
    ...given,
  };
}

/**
 * The row of a user who signed up by e-mail while `confirmEmail` was off.
 *
 * @param said the metadata given at sign-up, such as the name
 */
export function signedUpUser({ created_at, ...given }: Given, said: Readonly<Record<string, unknown>>): UserRow {
  const identity = identityData(given, said, false);
  return newUser({
    email_identity: identity,
    user_metadata: { ...identity, email_verified: true },
    email_confirmed_at: created_at,
    created_at,
    ...given,
  });
}

/**
 * The data of an identity as GoTrue stores it. The metadata of a new user start as a copy of this data.
 *
 * @param isVerified whether the user has proved that they own the address; automatic confirmation is no proof
 */
export function identityData(
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  said: Readonly<Record<string, unknown>>,
  isVerified: boolean,
): Readonly<Record<string, unknown>> {
  return { ...said, sub: id, email, email_verified: isVerified, phone_verified: false };
}
