import type { Clock } from '../Clock.ts';
import { Queue } from '../Queue.ts';
import { identityData, newUser } from './newUser.ts';
import { anonymous, service, type SignedIn, type Who } from '../gateway/who.ts';
import { AuthError } from './AuthError.ts';
import type { AuthTables } from './AuthTables.ts';
import { type AuthSettings, defaultAuthSettings } from './AuthSettings.ts';
import { type AuthUser, googleData, madeUpUser, toAuthUser } from './AuthUser.ts';
import { type LinkTarget, Mailbox, type Proof } from './Mailbox.ts';
import type { Passwords } from './Passwords.ts';
import { answersChallenge } from './pkce.ts';
import { isEmail } from './isEmail.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';
import { RequestBudget } from './RequestBudget.ts';
import type { AuthCodeRow, MailRow, OneTimeTokenRow, SignInMethod, UserRow } from './rows.ts';
import { type AuthSession, Sessions, type SignOutScope, userNotFound } from './Sessions.ts';
import type { Tokens } from './Tokens.ts';

/** The metadata that users write about themselves. */
type Metadata = Readonly<Record<string, unknown>>;

/** The addresses that a mailed link opens, and the PKCE challenge of the client that requested the mail. */
export interface Return {
  readonly target: LinkTarget;
  /** See `readChallenge`; null in the implicit flow. */
  readonly challenge: string | null;
}

/** The result of a redirect: a session (implicit flow), or a code that the client exchanges for a session (PKCE). */
export type Grant = { readonly session: AuthSession } | { readonly code: string };

/** Returned by `verify` and `followLink` when only one of the two addresses has confirmed a change of address. */
export const agreedByOne = 'agreed by one';

/**
 * The result of reading a bearer token: the user or role that the token identifies, or why it identifies nobody.
 * `expiredAt` is in milliseconds since 1970.
 */
export type BearerReading =
  | { readonly status: 'valid'; readonly who: Who }
  | { readonly status: 'expired'; readonly expiredAt: number }
  | { readonly status: 'invalid' };

export interface AuthOptions {
  readonly tables: AuthTables;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly post: (mail: MailRow) => Promise<void>;
  readonly clock: Clock;
  readonly newId: () => string;
}

const authCodeLifetimeMs = 300_000;

/** The auth server: its users, their sign-in methods and their sessions. */
export class Auth {
  readonly #tables: AuthTables;
  readonly #passwords: Passwords;
  readonly #tokens: Tokens;
  readonly #mailbox: Mailbox;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #sessions: Sessions;
  readonly #budget = new RequestBudget();
  /**
   * Runs one call at a time. Calls that look for a user and then write run in this queue, so two calls cannot create
   * the same user.
   */
  readonly #writes = new Queue();
  #settings = defaultAuthSettings;

  constructor({ tables, passwords, tokens, post, clock, newId }: AuthOptions) {
    this.#tables = tables;
    this.#passwords = passwords;
    this.#tokens = tokens;
    this.#clock = clock;
    this.#newId = newId;
    this.#sessions = new Sessions(tables, tokens, clock, newId, () => this.#settings.accessTokenSeconds);
    this.#mailbox = new Mailbox(tables.one_time_tokens, post, clock, newId, () => this.#settings);
  }

  get settings(): AuthSettings {
    return this.#settings;
  }

  /** Changes some of the project's settings. */
  configure(settings: Partial<AuthSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  /**
   * @returns the session or, when the address must be confirmed first, the user
   * @throws {AuthError} signup_disabled, weak_password, user_already_exists, validation_failed,
   *   over_email_send_rate_limit
   */
  async signUp(address: string, password: string, data: Metadata, back: Return): Promise<AuthSession | AuthUser> {
    this.#spend();
    const email = readEmail(address);
    if (!this.#settings.signUps) throw signUpsDisabled();
    refuseWeakPassword(password);
    return this.#writes.run(async () => {
      const known = await this.#userBy(email);
      if (!this.#settings.confirmEmail) {
        if (known !== undefined) throw new AuthError(422, 'user_already_exists', 'User already registered');
        const user = await this.#confirm(await this.#createEmailUser(email, password, data));
        return this.#sessions.open(user.id, 'password');
      }
      // A made-up user is returned, so that the answer does not reveal that the address is taken.
      if (known !== undefined && known.email_confirmed_at !== null) {
        return madeUpUser({ id: this.#newId(), email }, data, this.#now());
      }
      const user = known ?? (await this.#createEmailUser(email, password, data));
      return toAuthUser(await this.#mail(user, 'signup', [email], back));
    });
  }

  /**
   * @throws {AuthError} invalid_credentials, both for an unknown address and for a wrong password; email_not_confirmed
   */
  async signIn(email: string, password: string): Promise<AuthSession> {
    this.#spend();
    const user = await this.#userBy(email.trim().toLowerCase());
    if (user === undefined || !(await this.#isPasswordOf(user, password))) {
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    return this.#sessions.open(user.id, 'password');
  }

  /** Opens a new session for a user who has proved their identity. */
  openSession(userId: string, method: SignInMethod = 'password'): Promise<AuthSession> {
    return this.#sessions.open(userId, method);
  }

  /** Refreshes a session: see `Sessions.refresh`. */
  async refresh(refreshToken: string): Promise<AuthSession> {
    this.#spend();
    return this.#sessions.refresh(refreshToken);
  }

  /** @throws {AuthError} session_not_found, user_not_found */
  async user(who: SignedIn): Promise<AuthUser> {
    return toAuthUser(await this.#sessions.userOf(who));
  }

  /**
   * Changes a user's address, password or metadata. A new password ends the user's other sessions and invalidates
   * earlier mails. A new address takes effect only when it is confirmed (see `verify`); the old address and the new
   * address each receive a mail for the confirmation.
   *
   * @throws {AuthError} same_password, weak_password, email_exists, validation_failed, over_email_send_rate_limit
   */
  update(
    who: SignedIn,
    { email, password, data }: { readonly email?: string; readonly password?: string; readonly data?: Metadata },
    back: Return,
  ): Promise<AuthUser> {
    return this.#writes.run(async () => {
      const user = await this.#sessions.userOf(who);
      if (password !== undefined) {
        refuseWeakPassword(password);
        if (await this.#isPasswordOf(user, password)) {
          throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
        }
      }
      const address = email === undefined ? user.email : readEmail(email);
      if (address !== user.email && (await this.#userBy(address)) !== undefined) {
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
      }
      const change = {
        ...(password !== undefined && withPassword(user, await this.#passwords.store(password))),
        ...(data !== undefined && { user_metadata: merge(user.user_metadata, data) }),
      };
      if (password !== undefined) await this.#mailbox.forget(user.id);
      const addresses = [user.email, address];
      const changed =
        address === user.email
          ? await this.#change(user, change)
          : await this.#mail({ ...user, ...change }, 'email_change', addresses, back, change);
      if (password !== undefined) await this.#sessions.end(who, 'others');
      return toAuthUser(changed);
    });
  }

  /** @throws {AuthError} session_not_found, user_not_found */
  async signOut(who: SignedIn, scope: SignOutScope): Promise<void> {
    await this.#sessions.userOf(who);
    await this.#sessions.end(who, scope);
  }

  /**
   * Mails a link and a code for setting a new password, if a user has the address.
   *
   * @throws {AuthError} over_email_send_rate_limit
   */
  async recover(address: string, back: Return): Promise<void> {
    const user = await this.#userBy(readEmail(address));
    if (user !== undefined) await this.#mail(user, 'recovery', [user.email], back);
  }

  /**
   * Mails a link and a code to sign in with. If no user has the address, a new user is signed up first. With the
   * setting `confirmEmail`, the link and the code in that mail also confirm the address.
   *
   * @throws {AuthError} otp_disabled when no user has the address and `createUser` is false; over_email_send_rate_limit
   */
  sendCode(address: string, createUser: boolean, data: Metadata, back: Return): Promise<void> {
    const email = readEmail(address);
    return this.#writes.run(async () => {
      const known = await this.#userBy(email);
      if (known === undefined && !(createUser && this.#settings.signUps)) {
        throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
      }
      const user = known ?? (await this.#createEmailUser(email, null, data));
      if (user.email_confirmed_at !== null) await this.#mail(user, 'magiclink', [email], back);
      else if (this.#settings.confirmEmail) await this.#mail(user, 'signup', [email], back);
      else await this.#mail(await this.#confirm(user), 'magiclink', [email], back);
    });
  }

  /** Mails the confirmation of a sign-up or of a new address again, if one is pending. */
  async resend(purpose: 'signup' | 'email_change', address: string, back: Return): Promise<void> {
    const user = await this.#userBy(readEmail(address));
    if (user === undefined) return;
    if (purpose === 'signup') {
      if (user.email_confirmed_at === null) await this.#mail(user, 'signup', [user.email], back);
    } else if (user.new_email !== null) await this.#mail(user, 'email_change', [user.email, user.new_email], back);
  }

  /**
   * Opens a session for a mailed code or link. With the setting `confirmEmail`, both the old and the new address must
   * confirm a change of address, and the first confirmation opens no session.
   *
   * @throws {AuthError} otp_expired
   */
  async verify(proof: Proof): Promise<AuthSession | typeof agreedByOne> {
    this.#spend();
    const token = await this.#mailbox.redeem(proof);
    const user = await this.#take(token);
    return user === null ? agreedByOne : this.#sessions.open(user.id, methodOf(token));
  }

  /**
   * The session or code with which the browser is redirected after a click on a mailed link.
   *
   * @throws {AuthError} otp_expired
   */
  async followLink(proof: Proof): Promise<Grant | typeof agreedByOne> {
    const token = await this.#mailbox.redeem(proof);
    const user = await this.#take(token);
    return user === null ? agreedByOne : this.grant(user.email, user.email, methodOf(token), token.challenge);
  }

  /**
   * Gives a session or a code to a person who has proved that they own the address. A person without an account gets a
   * new account.
   */
  async grant(address: string, name: string, method: SignInMethod, challenge: string | null): Promise<Grant> {
    const email = readEmail(address);
    if (challenge === null) {
      const user = await this.#userFor({ email, name, method });
      return { session: await this.#sessions.open(user.id, method) };
    }
    const code = this.#newId();
    await this.#tables.auth_codes.insert({ code, email, name, method, challenge, created_at: this.#now() });
    return { code };
  }

  /** @throws {AuthError} flow_state_not_found, flow_state_expired, bad_code_verifier */
  async exchange(code: string, verifier: string): Promise<AuthSession> {
    this.#spend();
    const [found] = await this.#tables.auth_codes.find({ code: code.toLowerCase() });
    if (found === undefined) throw flowNotFound();
    if (Date.parse(found.created_at) + authCodeLifetimeMs < this.#clock.now()) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!(await answersChallenge(found.challenge, verifier))) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new AuthError(400, 'bad_code_verifier', message);
    }
    const [taken] = await this.#tables.auth_codes.delete({ code: found.code });
    if (taken === undefined) throw flowNotFound();
    const user = await this.#userFor(taken);
    return this.#sessions.open(user.id, taken.method);
  }

  /**
   * Reads which user or role a bearer token identifies. The token of an ended session is valid until it expires,
   * because the database cannot know that the session has ended.
   *
   * @param leewaySeconds how long after its expiry a token is still accepted; only REST requests have a leeway
   */
  async readBearer(token: string, leewaySeconds = 0): Promise<BearerReading> {
    const reading = await this.#tokens.read(token, this.#clock.now(), leewaySeconds);
    if (reading.status === 'invalid') return { status: 'invalid' };
    const { claims } = reading;
    const expiresAt = claims.exp * 1000;
    if (reading.status === 'expired') return { status: 'expired', expiredAt: expiresAt };
    if (!('sub' in claims)) return { status: 'valid', who: claims.role === 'anon' ? anonymous : service };
    const { role, sub, email, session_id, app_metadata } = claims;
    const isAdmin = app_metadata['role'] === 'admin';
    return { status: 'valid', who: { role, id: sub, email, isAdmin, sessionId: session_id, expiresAt } };
  }

  /** @throws {AuthError} over_request_rate_limit */
  #spend(): void {
    const { requestsPerFiveMinutes } = this.#settings;
    if (requestsPerFiveMinutes === null || this.#budget.take(requestsPerFiveMinutes, this.#clock.now())) return;
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }

  /** Sends a mail to each address. Stores the time of sending, an address to confirm, and `change` on the user. */
  async #mail(
    user: UserRow,
    purpose: OneTimeTokenRow['purpose'],
    addresses: readonly string[],
    { challenge, target }: Return,
    change: Partial<UserRow> = {},
  ): Promise<UserRow> {
    const noted = await this.#mailbox.send(user, purpose, addresses, challenge, target);
    const new_email = addresses.find((address) => address !== user.email);
    const asked = new_email === undefined ? {} : { new_email, email_change_agreed: false };
    return this.#change(user, { ...change, ...noted, ...asked });
  }

  /** Redeems a mailed token and returns the user; null if the other address must still confirm a change of address. */
  async #take({ user_id, purpose }: OneTimeTokenRow): Promise<UserRow | null> {
    const [user] = await this.#tables.users.find({ id: user_id });
    if (user === undefined) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
    if (purpose === 'email_change') return this.#changeAddress(user);
    await this.#mailbox.forget(user.id);
    if (user.email_confirmed_at !== null) return user;
    const isVerified = purpose === 'signup' && user.email_identity !== null;
    return this.#confirm(user, isVerified ? { email_identity: { ...user.email_identity, email_verified: true } } : {});
  }

  /**
   * Changes the address and returns the user; with the setting `confirmEmail`, the first of the two confirmations is
   * only recorded, and the result is null. `user_metadata` keeps the old address, as in GoTrue.
   */
  async #changeAddress(user: UserRow): Promise<UserRow | null> {
    if (this.#settings.confirmEmail && !user.email_change_agreed) {
      await this.#change(user, { email_change_agreed: true });
      return null;
    }
    const email = user.new_email ?? user.email;
    const holder = await this.#userBy(email);
    if (holder !== undefined && holder.id !== user.id) {
      throw new AuthError(500, 'unexpected_failure', 'Error confirm email');
    }
    await this.#mailbox.forget(user.id);
    const identity = user.email_identity ?? identityData(user, {}, true);
    const change = {
      email,
      new_email: null,
      email_change_agreed: false,
      email_identity: { ...identity, email, email_verified: true },
    };
    return user.email_confirmed_at === null ? this.#confirm(user, change) : this.#change(user, change);
  }

  #userFor({ email, name, method }: Pick<AuthCodeRow, 'email' | 'name' | 'method'>): Promise<UserRow> {
    return this.#writes.run(async () => {
      const known = await this.#userBy(email);
      if (method !== 'oauth') return known ?? this.#confirm(await this.#createEmailUser(email, null, { name }));
      if (known?.email_confirmed_at === null) {
        // The person who signed up with this address never proved that they own it, so the sign-up's password and
        // metadata are dropped.
        const user_metadata = googleData(known, name);
        return this.#confirm({ ...known, user_metadata }, { google: true, password: null, email_identity: null });
      }
      if (known !== undefined) {
        const user_metadata = merge(known.user_metadata, googleData(known, name));
        return this.#change(known, { google: true, user_metadata });
      }
      if (!this.#settings.signUps) throw signUpsDisabled();
      const user = newUser({ id: this.#newId(), email, google: true, created_at: this.#now() });
      return this.#confirm(await this.#insert({ ...user, user_metadata: googleData(user, name) }));
    });
  }

  async #createEmailUser(email: string, password: string | null, said: Metadata): Promise<UserRow> {
    const stored = password === null ? null : await this.#passwords.store(password);
    const user = newUser({ id: this.#newId(), email, password: stored, created_at: this.#now() });
    const identity = identityData(user, said, false);
    return this.#insert({ ...user, email_identity: identity, user_metadata: identity });
  }

  #confirm(user: UserRow, change: Partial<UserRow> = {}): Promise<UserRow> {
    const user_metadata = { ...user.user_metadata, email_verified: true };
    return this.#change(user, { ...change, user_metadata, email_confirmed_at: this.#now() });
  }

  async #insert(user: UserRow): Promise<UserRow> {
    await this.#tables.users.insert(user);
    return user;
  }

  async #change({ id }: UserRow, change: Partial<UserRow>): Promise<UserRow> {
    const [changed] = await this.#tables.users.change({ id }, { ...change, updated_at: this.#now() });
    if (changed === undefined) throw userNotFound();
    return changed;
  }

  async #userBy(email: string): Promise<UserRow | undefined> {
    const [user] = await this.#tables.users.find({ email });
    return user;
  }

  async #isPasswordOf({ password: stored }: UserRow, password: string): Promise<boolean> {
    return stored !== null && (await this.#passwords.matches(password, stored));
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}

/**
 * The columns to change for a new password, which is given in its stored form. The times of earlier mails are cleared,
 * and a user who has only signed in through Google gets an e-mail identity.
 */
function withPassword(user: UserRow, password: string): Partial<UserRow> {
  return {
    password,
    email_identity: user.email_identity ?? identityData(user, {}, true),
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
  };
}

function methodOf({ purpose }: OneTimeTokenRow): SignInMethod {
  return purpose === 'recovery' ? 'recovery' : 'otp';
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (isEmail(email)) return email;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

/** Merges new metadata into the old; a key that is set to null is removed. */
function merge(old: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));
}

function signUpsDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}
