import type { Clock } from '../../Clock.ts';
import type { Database } from '../../database.ts';
import { Queue } from '../../Queue.ts';
import type { AuthCodeRow, OneTimeTokenRow, SignInMethod, UserRow } from '../../tables/auth.ts';
import type { SignedIn } from '../who.ts';
import { AuthError } from './AuthError.ts';
import { type AuthSettings, defaultAuthSettings } from './AuthSettings.ts';
import { type AuthUser, toAuthUser } from './AuthUser.ts';
import { readToken } from './jwt.ts';
import { type LinkTarget, Mailbox, type Proof } from './Mailbox.ts';
import { answersChallenge } from './pkce.ts';
import { isEmail } from './isEmail.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';
import { RequestBudget } from './RequestBudget.ts';
import { type AuthSession, Sessions, type SignOutScope } from './Sessions.ts';

/** Metadata that a user writes about itself. */
type Metadata = Readonly<Record<string, unknown>>;

/** How the answer to a sign-in or sign-up that is not over with this request finds its way back. */
export interface Return {
  readonly target: LinkTarget;
  /** See `readChallenge`; null in the implicit flow. */
  readonly challenge: string | null;
}

/** What a redirect brings back: a session (implicit flow), or a code that is changed for one (PKCE). */
export type Grant = { readonly session: AuthSession } | { readonly code: string };

const authCodeLifetimeMs = 300_000;

/** The auth server: who there is, who may sign in, and by what. */
export class Auth {
  readonly mailbox: Mailbox;
  readonly #tables: Database['auth'];
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #sessions: Sessions;
  readonly #budget = new RequestBudget();
  /** What looks for a user and then writes one waits here, so that no two make the same. */
  readonly #writes = new Queue();
  #settings = defaultAuthSettings;

  constructor(tables: Database['auth'], clock: Clock, newId: () => string) {
    this.#tables = tables;
    this.#clock = clock;
    this.#newId = newId;
    this.#sessions = new Sessions(tables, clock, newId, () => this.#settings.accessTokenSeconds);
    this.mailbox = new Mailbox(tables.one_time_tokens, clock, newId, () => this.#settings);
  }

  /**
   * Changes some of the project's settings.
   *
   * @example
   * backend.auth.configure({ confirmEmail: true });
   */
  configure(settings: Partial<AuthSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  /**
   * @returns the session, or where the address must be confirmed first, the user
   * @throws {AuthError} signup_disabled, weak_password, user_already_exists, validation_failed, over_email_send_rate_limit
   */
  async signUp(address: string, password: string, data: Metadata, back: Return): Promise<AuthSession | AuthUser> {
    this.#spend();
    const email = readEmail(address);
    if (!this.#settings.signUps) throw signUpsDisabled();
    refuseWeakPassword(password);
    return this.#writes.run(async () => {
      const known = this.#userBy(email);
      if (!this.#settings.confirmEmail) {
        if (known !== undefined) throw new AuthError(422, 'user_already_exists', 'User already registered');
        const user = await this.#createUser({ email, password, user_metadata: data, email_confirmed_at: this.#now() });
        return this.#sessions.open(user.id, 'password');
      }
      // Nobody is told whether an address is taken: the user that is answered is made up.
      if (known !== undefined && known.email_confirmed_at !== null) {
        const { identities: _hidden, ...shown } = toAuthUser({ ...known, id: this.#newId(), user_metadata: data });
        return { ...shown, identities: [] };
      }
      const user = known ?? (await this.#createUser({ email, password, user_metadata: data }));
      await this.mailbox.send(user, 'signup', email, back.challenge, back.target);
      return toAuthUser(user);
    });
  }

  /** @throws {AuthError} invalid_credentials, for an unknown address as for a wrong password; email_not_confirmed */
  async signIn(email: string, password: string): Promise<AuthSession> {
    this.#spend();
    const user = this.#userBy(email.trim().toLowerCase());
    if (user === undefined || user.password === null || user.password !== password) {
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    return this.#sessions.open(user.id, 'password');
  }

  /** A new session for a user who has shown who it is. */
  openSession(userId: string, method: SignInMethod = 'password'): Promise<AuthSession> {
    return this.#sessions.open(userId, method);
  }

  /** See `Sessions.refresh`. */
  async refresh(refreshToken: string): Promise<AuthSession> {
    this.#spend();
    return this.#sessions.refresh(refreshToken);
  }

  /** @throws {AuthError} session_not_found, user_not_found */
  user(who: SignedIn): AuthUser {
    return toAuthUser(this.#sessions.userOf(who));
  }

  /**
   * Changes what a user may change of itself. A new password ends the user's other sessions; a new address that must be confirmed
   * holds from the confirmation on.
   *
   * @throws {AuthError} same_password, weak_password, email_exists, validation_failed
   */
  update(
    who: SignedIn,
    { email, password, data }: { readonly email?: string; readonly password?: string; readonly data?: Metadata },
    back: Return,
  ): Promise<AuthUser> {
    return this.#writes.run(async () => {
      const user = this.#sessions.userOf(who);
      if (password !== undefined) {
        refuseWeakPassword(password);
        if (password === user.password) {
          throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
        }
      }
      const address = email === undefined ? user.email : readEmail(email);
      if (address !== user.email && this.#userBy(address) !== undefined) {
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
      }
      const confirmFirst = address !== user.email && this.#settings.confirmEmail;
      if (confirmFirst) await this.mailbox.send(user, 'email_change', address, back.challenge, back.target);
      const changed = await this.#changeUser(user, {
        ...(password !== undefined && { password }),
        ...(!confirmFirst && { email: address }),
        ...(data !== undefined && { user_metadata: merge(user.user_metadata, data) }),
      });
      if (password !== undefined) await this.#sessions.end(who, 'others');
      return toAuthUser(changed);
    });
  }

  /** @throws {AuthError} session_not_found, user_not_found */
  async signOut(who: SignedIn, scope: SignOutScope): Promise<void> {
    this.#sessions.userOf(who);
    await this.#sessions.end(who, scope);
  }

  /** Mails the way to a new password, where somebody has the address. @throws {AuthError} over_email_send_rate_limit */
  async recover(address: string, { challenge, target }: Return): Promise<void> {
    const user = this.#userBy(readEmail(address));
    if (user !== undefined) await this.mailbox.send(user, 'recovery', user.email, challenge, target);
  }

  /** Mails a link and a code to sign in by. @throws {AuthError} otp_disabled where there is no such user and none is to be made */
  sendCode(address: string, createUser: boolean, data: Metadata, { challenge, target }: Return): Promise<void> {
    const email = readEmail(address);
    return this.#writes.run(async () => {
      const known = this.#userBy(email);
      if (known === undefined && !(createUser && this.#settings.signUps)) {
        throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
      }
      const user = known ?? (await this.#createUser({ email, user_metadata: data }));
      await this.mailbox.send(user, 'magiclink', email, challenge, target);
    });
  }

  /** Mails the confirmation of a sign-up again, where one is waited for. */
  async resend(address: string, { challenge, target }: Return): Promise<void> {
    const user = this.#userBy(readEmail(address));
    if (user === undefined || user.email_confirmed_at !== null) return;
    await this.mailbox.send(user, 'signup', user.email, challenge, target);
  }

  /** A session for a code or link that was mailed. @throws {AuthError} otp_expired */
  async verify(proof: Proof): Promise<AuthSession> {
    this.#spend();
    const token = await this.mailbox.redeem(proof);
    const user = await this.#confirm(token);
    return this.#sessions.open(user.id, methodOf(token));
  }

  /** What the one who clicks on a mailed link is sent on with. @throws {AuthError} otp_expired */
  async followLink(proof: Proof): Promise<Grant> {
    const token = await this.mailbox.redeem(proof);
    const user = await this.#confirm(token);
    return this.grant(user.email, user.email, methodOf(token), token.challenge);
  }

  /**
   * What somebody who has shown to have the address is sent on with; who is not yet a user becomes one.
   *
   * @throws {AuthError} signup_disabled
   */
  async grant(address: string, name: string, method: SignInMethod, challenge: string | null): Promise<Grant> {
    const email = readEmail(address);
    if (challenge === null) {
      const user = await this.#userFor({ email, name, method });
      return { session: await this.#sessions.open(user.id, method) };
    }
    const code = this.#newId();
    await this.#tables.auth_codes.insert([{ code, email, name, method, challenge, created_at: this.#now() }]);
    return { code };
  }

  /** @throws {AuthError} flow_state_not_found, flow_state_expired, bad_code_verifier */
  async exchange(code: string, verifier: string): Promise<AuthSession> {
    this.#spend();
    const [found] = this.#tables.auth_codes.rows((row) => row.code === code.toLowerCase());
    if (found === undefined) throw flowNotFound();
    if (!(await answersChallenge(found.challenge, verifier))) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new AuthError(400, 'bad_code_verifier', message);
    }
    if (Date.parse(found.created_at) + authCodeLifetimeMs < this.#clock.now()) {
      throw new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    const [taken] = await this.#tables.auth_codes.delete((row) => row.code === found.code);
    if (taken === undefined) throw flowNotFound();
    const user = await this.#userFor(taken);
    return this.#sessions.open(user.id, taken.method);
  }

  /** Who a bearer token speaks for. An ended session's token still does until it expires: the database cannot know. */
  async readBearer(token: string): Promise<SignedIn | 'expired' | 'invalid'> {
    const reading = await readToken(token, this.#clock.now());
    if (reading.status !== 'valid') return reading.status;
    const { sub, email, session_id, exp } = reading.claims;
    return { role: 'authenticated', id: sub, email, sessionId: session_id, expiresAt: exp * 1000 };
  }

  /** @throws {AuthError} over_request_rate_limit */
  #spend(): void {
    const { requestsPerFiveMinutes } = this.#settings;
    if (requestsPerFiveMinutes === null || this.#budget.take(requestsPerFiveMinutes, this.#clock.now())) return;
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }

  async #confirm(token: OneTimeTokenRow): Promise<UserRow> {
    const [user] = this.#tables.users.rows((row) => row.id === token.user_id);
    if (user === undefined) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
    return this.#changeUser(user, {
      ...(token.purpose === 'email_change' && { email: token.email }),
      email_confirmed_at: user.email_confirmed_at ?? this.#now(),
    });
  }

  #userFor({ email, name, method }: Pick<AuthCodeRow, 'email' | 'name' | 'method'>): Promise<UserRow> {
    const google = method === 'oauth' ? { google: true } : {};
    return this.#writes.run(async () => {
      const known = this.#userBy(email);
      if (known !== undefined) {
        const email_confirmed_at = known.email_confirmed_at ?? this.#now();
        return this.#changeUser(known, { ...google, email_confirmed_at });
      }
      if (!this.#settings.signUps) throw signUpsDisabled();
      return this.#createUser({ email, user_metadata: { name }, email_confirmed_at: this.#now(), ...google });
    });
  }

  async #createUser(given: Pick<UserRow, 'email' | 'user_metadata'> & Partial<UserRow>): Promise<UserRow> {
    const now = this.#now();
    const row: UserRow = {
      id: this.#newId(),
      password: null,
      google: false,
      role: 'user',
      email_confirmed_at: null,
      created_at: now,
      updated_at: now,
      last_sign_in_at: null,
      ...given,
    };
    await this.#tables.users.insert([row]);
    return row;
  }

  async #changeUser(user: UserRow, change: Partial<UserRow>): Promise<UserRow> {
    const changed = { ...user, ...change, updated_at: this.#now() };
    await this.#tables.users.update(
      (row) => row.id === user.id,
      () => changed,
    );
    return changed;
  }

  #userBy(email: string): UserRow | undefined {
    return this.#tables.users.rows((row) => row.email === email)[0];
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}

function methodOf({ purpose }: OneTimeTokenRow): SignInMethod {
  return purpose === 'recovery' ? 'recovery' : 'otp';
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (isEmail(email)) return email;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

/** New metadata over the old; what is set to null goes. */
function merge(old: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));
}

function signUpsDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}
