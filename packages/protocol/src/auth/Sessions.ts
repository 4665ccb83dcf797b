import type { Clock } from '../Clock.ts';
import { Queue } from '../Queue.ts';
import type { SignedIn } from '../gateway/who.ts';
import { AuthError } from './AuthError.ts';
import type { AuthTables } from './AuthTables.ts';
import { type AuthUser, toAuthUser } from './AuthUser.ts';
import type { RefreshTokenRow, SessionRow, SignInMethod, UserRow } from './rows.ts';
import type { Claims, Tokens } from './Tokens.ts';

/** The session that supabase-js keeps in its storage while a user is signed in; `expires_at` in seconds since 1970. */
export interface AuthSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: AuthUser;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** The time for which a used refresh token is still accepted, because other requests with it may be under way. */
const reuseMs = 10_000;

/** The open sessions, and the current refresh token of each. */
export class Sessions {
  readonly #tables: AuthTables;
  readonly #tokens: Tokens;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #lifetimeSeconds: () => number;
  readonly #refreshes = new Queue();

  constructor(tables: AuthTables, tokens: Tokens, clock: Clock, newId: () => string, lifetimeSeconds: () => number) {
    this.#tables = tables;
    this.#tokens = tokens;
    this.#clock = clock;
    this.#newId = newId;
    this.#lifetimeSeconds = lifetimeSeconds;
  }

  /** @throws {AuthError} user_not_found */
  async open(userId: string, method: SignInMethod): Promise<AuthSession> {
    const now = this.#moment();
    const [user] = await this.#tables.users.change({ id: userId }, { last_sign_in_at: now, updated_at: now });
    if (user === undefined) throw userNotFound();
    const session = { id: this.#newId(), user_id: user.id, method, created_at: now };
    await this.#tables.sessions.insert(session);
    return this.#answer(user, session, await this.#newRefreshToken(session.id, null));
  }

  /**
   * Exchanges a refresh token for a new access token and a new refresh token. A refresh token is valid once, with two
   * exceptions. The token that the current token replaced gives the current token again, because two tabs may refresh
   * at the same time. A token that was first used within the last ten seconds gives another new token. The use of any
   * older token is a sign of theft, and ends the session.
   *
   * @throws {AuthError} refresh_token_not_found, refresh_token_already_used, validation_failed
   */
  refresh(refreshToken: string): Promise<AuthSession> {
    return this.#refreshes.run(() => this.#refreshInTurn(refreshToken));
  }

  /**
   * The user of a session that has not ended. Looks up the user first, as Supabase does, so that a deleted account is
   * answered with `user_not_found`.
   *
   * @throws {AuthError} session_not_found, user_not_found
   */
  async userOf(who: SignedIn): Promise<UserRow> {
    const [user] = await this.#tables.users.find({ id: who.id });
    if (user === undefined) throw userNotFound();
    const [session] = await this.#tables.sessions.find({ id: who.sessionId });
    if (session === undefined) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    return user;
  }

  async end(who: Pick<SignedIn, 'id' | 'sessionId'>, scope: SignOutScope): Promise<void> {
    const ended = (await this.#tables.sessions.find({ user_id: who.id })).filter(
      ({ id }) => scope === 'global' || (scope === 'local' ? id === who.sessionId : id !== who.sessionId),
    );
    for (const session of ended) await this.#end(session);
  }

  async #refreshInTurn(refreshToken: string): Promise<AuthSession> {
    if (!/^[a-z0-9]{12}$/.test(refreshToken)) {
      throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
    }
    const [token] = await this.#tables.refresh_tokens.find({ token: refreshToken });
    if (token === undefined) throw refreshTokenNotFound();
    const [session] = await this.#tables.sessions.find({ id: token.session_id });
    if (session === undefined) throw refreshTokenNotFound();
    const [user] = await this.#tables.users.find({ id: session.user_id });
    if (user === undefined) throw refreshTokenNotFound();
    const child = await this.#childOf(token);
    if (child !== undefined) return this.#answer(user, session, child);
    const now = this.#clock.now();
    if (token.revoked_at !== null && Date.parse(token.revoked_at) + reuseMs < now) {
      await this.#end(session);
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
    // Marks only this token as used. A later token, which another request may have received meanwhile, stays valid.
    await this.#tables.refresh_tokens.change({ token: token.token, revoked_at: null }, { revoked_at: this.#moment() });
    return this.#answer(user, session, await this.#newRefreshToken(session.id, token.token));
  }

  async #childOf({ token }: RefreshTokenRow): Promise<RefreshTokenRow | undefined> {
    const [child] = await this.#tables.refresh_tokens.find({ parent: token, revoked_at: null });
    return child;
  }

  async #end({ id }: SessionRow): Promise<void> {
    await this.#tables.refresh_tokens.delete({ session_id: id });
    await this.#tables.sessions.delete({ id });
  }

  async #newRefreshToken(sessionId: string, parent: string | null): Promise<RefreshTokenRow> {
    const token = this.#newId().replaceAll('-', '').slice(0, 12);
    const row = { token, session_id: sessionId, parent, revoked_at: null, created_at: this.#moment() };
    await this.#tables.refresh_tokens.insert(row);
    return row;
  }

  async #answer(user: UserRow, session: SessionRow, refreshToken: RefreshTokenRow): Promise<AuthSession> {
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    const lifetime = this.#lifetimeSeconds();
    const shown = toAuthUser(user);
    const claims: Claims = {
      iss: this.#tokens.issuer,
      sub: user.id,
      aud: 'authenticated',
      exp: issuedAt + lifetime,
      iat: issuedAt,
      email: user.email,
      phone: '',
      app_metadata: { ...shown.app_metadata },
      user_metadata: { ...shown.user_metadata },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: session.method, timestamp: Math.floor(Date.parse(session.created_at) / 1000) }],
      session_id: session.id,
      is_anonymous: false,
    };
    return {
      access_token: await this.#tokens.sign(claims),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: claims.exp,
      refresh_token: refreshToken.token,
      user: shown,
    };
  }

  #moment(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}

function refreshTokenNotFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

/** GoTrue's refusal of a token whose user has been deleted. */
export function userNotFound(): AuthError {
  return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}
