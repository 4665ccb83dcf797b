import type { UserRow } from './rows.ts';
import { identityData } from './newUser.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A sign-in method of a user, as GoTrue shows it. */
interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly provider: Provider;
  readonly identity_data: Metadata;
  readonly email: string;
  readonly last_sign_in_at?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

type Provider = 'email' | 'google';

/** A user in GoTrue's answers. A time that is not set yet, such as a confirmation, is left out. */
export interface AuthUser {
  readonly id: string;
  readonly aud: 'authenticated';
  /** The role; empty only in a user that `madeUpUser` returns. */
  readonly role: 'authenticated' | '';
  readonly email: string;
  readonly phone: '';
  readonly email_confirmed_at?: string;
  readonly confirmed_at?: string;
  readonly confirmation_sent_at?: string;
  readonly recovery_sent_at?: string;
  /** The address that awaits confirmation. */
  readonly new_email?: string;
  readonly email_change_sent_at?: string;
  readonly last_sign_in_at?: string;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly identities: readonly Identity[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_anonymous: false;
}

/** Converts a stored user to the form that clients receive, which has no password. */
export function toAuthUser(user: UserRow): AuthUser {
  const { id, email, created_at, updated_at } = user;
  const confirmed = user.email_confirmed_at;
  const identities = identitiesOf(user);
  const providers = identities.map(({ provider }) => provider);
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(confirmed !== null && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(user.confirmation_sent_at !== null && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.recovery_sent_at !== null && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.new_email !== null && { new_email: user.new_email }),
    ...(user.email_change_sent_at !== null && { email_change_sent_at: user.email_change_sent_at }),
    ...(user.last_sign_in_at !== null && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: { provider: providers[0] ?? 'email', providers, ...(user.role === 'admin' && { role: 'admin' }) },
    user_metadata: user.user_metadata,
    identities,
    created_at,
    updated_at,
    is_anonymous: false,
  };
}

/**
 * The answer to a sign-up with a confirmed user's address, in a project where addresses must be confirmed. The answer
 * looks like a new user, so that it does not reveal that the address is taken.
 *
 * @param now ISO 8601
 */
export function madeUpUser({ id, email }: Pick<UserRow, 'id' | 'email'>, said: Metadata, now: string): AuthUser {
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: said,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/**
 * The data that Google sends about a user. GoTrue stores it on the identity, and overwrites the user's metadata with it
 * at every sign-in.
 */
export function googleData(user: Pick<UserRow, 'id' | 'email'>, name: string): Metadata {
  return identityData(user, { iss: 'https://accounts.google.com', name, full_name: name, provider_id: user.id }, true);
}

function identitiesOf(user: UserRow): readonly Identity[] {
  const { id, email, created_at, updated_at, last_sign_in_at } = user;
  const identity = (provider: Provider, identity_data: Metadata): Identity => ({
    // The user's id with a first character for each provider, so that the two identities of a user have different ids.
    identity_id: `${provider === 'email' ? 'e' : 'a'}${id.slice(1)}`,
    id,
    user_id: id,
    provider,
    identity_data,
    email,
    ...(last_sign_in_at !== null && { last_sign_in_at }),
    created_at,
    updated_at,
  });
  return [
    ...(user.email_identity === null ? [] : [identity('email', user.email_identity)]),
    ...(user.google ? [identity('google', googleData(user, String(user.user_metadata['name'])))] : []),
  ];
}
