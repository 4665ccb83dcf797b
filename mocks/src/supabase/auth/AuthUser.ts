import type { UserRow } from '../../tables/auth.ts';

/** One way in that a user has, as GoTrue shows it. */
interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly provider: Provider;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly email: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

type Provider = 'email' | 'google';

/** A user as GoTrue shows one. */
export interface AuthUser {
  readonly id: string;
  readonly aud: 'authenticated';
  readonly role: 'authenticated';
  readonly email: string;
  readonly phone: '';
  readonly email_confirmed_at?: string;
  readonly confirmed_at?: string;
  readonly last_sign_in_at: string | null;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly identities: readonly Identity[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_anonymous: false;
}

/** The user as others may see the row: without the password. */
export function toAuthUser(user: UserRow): AuthUser {
  const providers: readonly Provider[] = [
    ...(user.password === null ? [] : (['email'] as const)),
    ...(user.google ? (['google'] as const) : []),
  ];
  const confirmed = user.email_confirmed_at;
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(confirmed !== null && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: { provider: providers[0] ?? 'email', providers, ...(user.role === 'admin' && { role: 'admin' }) },
    user_metadata: user.user_metadata,
    identities: providers.map((provider) => ({
      // An identity's id is the user's, told apart by the provider's place in front.
      identity_id: `${provider === 'email' ? 'e' : 'a'}${user.id.slice(1)}`,
      id: user.id,
      user_id: user.id,
      provider,
      identity_data: { sub: user.id, email: user.email, email_verified: confirmed !== null, phone_verified: false },
      email: user.email,
      last_sign_in_at: user.last_sign_in_at,
      created_at: user.created_at,
      updated_at: user.updated_at,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
