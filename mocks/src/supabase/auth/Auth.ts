import type { Clock } from '../../Clock.ts';
import type { Database } from '../../database.ts';
import { Queue } from '../../Queue.ts';
import type { RefreshTokenRow, SessionRow, UserRow } from '../../tables/auth.ts';
import type { SignedIn } from '../who.ts';
import { AuthError } from './AuthError.ts';
import { type Claims, readToken, signToken } from './jwt.ts';

/** A user as GoTrue shows one. */
export interface AuthUser {
  readonly id: string;
  readonly aud: 'authenticated';
  readonly role: 'authenticated';
  readonly email: string;
  readonly phone: '';
  readonly email_confirmed_at: string;
  readonly confirmed_at: string;
  readonly last_sign_in_at: string | null;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly identities: readonly never[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_anonymous: false;
}

/** What supabase-js keeps in its storage while somebody is signed in; `expires_at` in seconds since 1970. */
export interface AuthSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: AuthUser;
}

export type SignOutScope = 'global' | 'local' | 'others';

const tokenLifetimeSeconds = 3600;

/** The auth server: who may sign in, which sessions there are, and which refresh token is the one that counts. */
export class Auth {
  readonly #tables: Database['auth'];
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #refreshes = new Queue();

  constructor(tables: Database['auth'], clock: Clock, newId: () => string) {
    this.#tables = tables;
    this.#clock = clock;
    this.#newId = newId;
  }

  /** @throws {AuthError} invalid_credentials, for an unknown address as for a wrong password */
  async signIn(email: string, password: string): Promise<AuthSession> {
    const [user] = this.#tables.users.rows((row) => row.email === email.trim().toLowerCase());
    if (user === undefined || user.password !== password) {
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    return this.openSession(user.id);
  }

  /** A new session for a user who has shown who it is. */
  async openSession(userId: string): Promise<AuthSession> {
    const now = this.#moment();
    const [user] = await this.#tables.users.update(
      (row) => row.id === userId,
      (row) => ({ ...row, last_sign_in_at: now }),
    );
    if (user === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const [session] = await this.#tables.sessions.insert([{ id: this.#newId(), user_id: user.id, created_at: now }]);
    if (session === undefined) throw new Error('The session that was just written is gone');
    return this.#answer(user, session, await this.#newRefreshToken(session.id, null));
  }

  /**
   * A new pair of tokens for a refresh token. Each is good once; but the one before the token that counts answers with that token
   * again, for two tabs may refresh at the same time. Anything older betrays a stolen token, and ends the session.
   *
   * @throws {AuthError} refresh_token_not_found, refresh_token_already_used, validation_failed
   */
  refresh(refreshToken: string): Promise<AuthSession> {
    return this.#refreshes.run(() => this.#refreshInTurn(refreshToken));
  }

  /** @throws {AuthError} session_not_found, user_not_found */
  user(who: SignedIn): AuthUser {
    const [session] = this.#tables.sessions.rows((row) => row.id === who.sessionId);
    if (session === undefined) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    const [user] = this.#tables.users.rows((row) => row.id === who.id);
    if (user === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    return toAuthUser(user);
  }

  async signOut(who: SignedIn, scope: SignOutScope): Promise<void> {
    await this.#endSessions(
      (row) =>
        row.user_id === who.id &&
        (scope === 'global' || (scope === 'local' ? row.id === who.sessionId : row.id !== who.sessionId)),
    );
  }

  /** Who a bearer token speaks for. An ended session's token still does until it expires: the database cannot know. */
  async readBearer(token: string): Promise<SignedIn | 'expired' | 'invalid'> {
    const reading = await readToken(token, this.#clock.now());
    if (reading.status !== 'valid') return reading.status;
    const { sub, email, session_id, exp } = reading.claims;
    return { role: 'authenticated', id: sub, email, sessionId: session_id, expiresAt: exp * 1000 };
  }

  async #refreshInTurn(refreshToken: string): Promise<AuthSession> {
    if (!/^[a-z0-9]{12}$/.test(refreshToken)) {
      throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
    }
    const [token] = this.#tables.refresh_tokens.rows((row) => row.token === refreshToken);
    const [session] = this.#tables.sessions.rows((row) => row.id === token?.session_id);
    const [user] = this.#tables.users.rows((row) => row.id === session?.user_id);
    if (token === undefined || session === undefined || user === undefined) {
      throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    const [spent] = await this.#tables.refresh_tokens.update(
      (row) => row.token === token.token && !row.revoked,
      (row) => ({ ...row, revoked: true }),
    );
    if (spent !== undefined) {
      return this.#answer(user, session, await this.#newRefreshToken(session.id, token.token));
    }
    const [child] = this.#tables.refresh_tokens.rows((row) => row.parent === token.token && !row.revoked);
    if (child !== undefined) return this.#answer(user, session, child);
    await this.#endSessions((row) => row.id === session.id);
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  async #endSessions(test: (row: SessionRow) => boolean): Promise<void> {
    const ended = new Set((await this.#tables.sessions.delete(test)).map((session) => session.id));
    await this.#tables.refresh_tokens.delete((row) => ended.has(row.session_id));
  }

  async #newRefreshToken(sessionId: string, parent: string | null): Promise<RefreshTokenRow> {
    const token = this.#newId().replaceAll('-', '').slice(0, 12);
    const [row] = await this.#tables.refresh_tokens.insert([
      { token, session_id: sessionId, parent, revoked: false, created_at: this.#moment() },
    ]);
    if (row === undefined) throw new Error('The refresh token that was just written is gone');
    return row;
  }

  async #answer(user: UserRow, session: SessionRow, refreshToken: RefreshTokenRow): Promise<AuthSession> {
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    const shown = toAuthUser(user);
    const claims: Claims = {
      iss: 'tribunen-demo/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      exp: issuedAt + tokenLifetimeSeconds,
      iat: issuedAt,
      email: user.email,
      phone: '',
      app_metadata: { ...shown.app_metadata },
      user_metadata: { ...shown.user_metadata },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: Math.floor(Date.parse(session.created_at) / 1000) }],
      session_id: session.id,
      is_anonymous: false,
    };
    return {
      access_token: await signToken(claims),
      token_type: 'bearer',
      expires_in: tokenLifetimeSeconds,
      expires_at: claims.exp,
      refresh_token: refreshToken.token,
      user: shown,
    };
  }

  #moment(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}

function toAuthUser(user: UserRow): AuthUser {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: user.created_at,
    confirmed_at: user.created_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: {
      provider: 'email',
      providers: ['email'],
      ...(user.role === 'admin' && { role: 'admin' }),
    },
    user_metadata: { name: user.name },
    identities: [],
    created_at: user.created_at,
    updated_at: user.last_sign_in_at ?? user.created_at,
    is_anonymous: false,
  };
}
