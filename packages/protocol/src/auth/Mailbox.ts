import type { Clock } from '../Clock.ts';
import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './AuthSettings.ts';
import type { AuthTable } from './AuthTables.ts';
import type { MailRow, OneTimeTokenRow, UserRow } from './rows.ts';

type Purpose = OneTimeTokenRow['purpose'];

/**
 * The addresses in a mailed link: `verify` is the auth server's endpoint that the link opens, and `redirectTo` is the
 * address to which that endpoint redirects the user.
 */
export interface LinkTarget {
  readonly verify: string;
  readonly redirectTo: string;
}

/** The proof that a user has read a mail: the hash in the mailed link, or the mailed code with the mail's address. */
export type Proof =
  | { readonly hash: string; readonly purposes: readonly Purpose[] }
  | { readonly email: string; readonly code: string; readonly purposes: readonly Purpose[] };

/**
 * For each purpose, the column with the time of the last mail. GoTrue sends a sign-in link as a recovery mail, so
 * sign-in and recovery share a column.
 */
const sentAt = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  magiclink: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
} as const satisfies Record<Purpose, keyof UserRow>;
const purposes = ['signup', 'recovery', 'magiclink', 'email_change'] as const satisfies readonly Purpose[];

/** Creates and redeems one-time links and codes, which are sent by mail and valid for a short time. */
export class Mailbox {
  readonly #tokens: AuthTable<OneTimeTokenRow>;
  readonly #post: (mail: MailRow) => Promise<void>;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #settings: () => AuthSettings;

  constructor(
    tokens: AuthTable<OneTimeTokenRow>,
    post: (mail: MailRow) => Promise<void>,
    clock: Clock,
    newId: () => string,
    settings: () => AuthSettings,
  ) {
    this.#tokens = tokens;
    this.#post = post;
    this.#clock = clock;
    this.#newId = newId;
    this.#settings = settings;
  }

  /**
   * Sends each address a different link and code. Earlier links and codes of the same kind become invalid.
   *
   * @returns the columns to store on the user
   * @throws {AuthError} over_email_send_rate_limit
   */
  async send(
    user: UserRow,
    purpose: Purpose,
    addresses: readonly string[],
    challenge: string | null,
    target: LinkTarget,
  ): Promise<Partial<UserRow>> {
    const now = this.#clock.now();
    const before = user[sentAt[purpose]];
    const waitMs = before === null ? 0 : Date.parse(before) + this.#settings().secondsBetweenMails * 1000 - now;
    if (waitMs > 0) {
      const message = `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message);
    }
    const created_at = new Date(now).toISOString();
    for (const earlier of purposes.filter((other) => sentAt[other] === sentAt[purpose])) {
      await this.#tokens.delete({ user_id: user.id, purpose: earlier });
    }
    for (const to of addresses) {
      const [first, second] = [this.#newId().replaceAll('-', ''), this.#newId().replaceAll('-', '')];
      // As in GoTrue, the prefix marks a link of the PKCE flow, which gives a code instead of a session.
      const hash = `${challenge === null ? '' : 'pkce_'}${first}${second.slice(0, 24)}`;
      const code = String(Number.parseInt(second.slice(24), 16) % 1_000_000).padStart(6, '0');
      await this.#tokens.insert({ hash, code, user_id: user.id, email: to, purpose, challenge, created_at });
      const query = new URLSearchParams({ token: hash, type: purpose, redirect_to: target.redirectTo });
      const link = `${target.verify}?${query}`;
      await this.#post({ token_hash: hash, to, purpose, code, link, sent_at: created_at });
    }
    return { [sentAt[purpose]]: created_at };
  }

  /**
   * Deletes the token that a proof identifies, so that the proof works only once, and returns the token.
   *
   * @throws {AuthError} otp_expired, both for an unknown proof and for an expired one
   */
  async redeem(proof: Proof): Promise<OneTimeTokenRow> {
    const oldest = this.#clock.now() - this.#settings().oneTimeTokenSeconds * 1000;
    const { purposes: redeemed, ...shown } = proof;
    const valid = (await this.#tokens.find(shown)).filter(
      ({ purpose, created_at }) => redeemed.includes(purpose) && Date.parse(created_at) >= oldest,
    );
    const taken = await Promise.all(valid.map(({ hash }) => this.#tokens.delete({ hash })));
    const [token] = taken.flat();
    if (token === undefined) {
      const message = 'hash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
      throw new AuthError(403, 'otp_expired', message);
    }
    return token;
  }

  /** Invalidates every link and code that was mailed to a user. */
  async forget(userId: string): Promise<void> {
    await this.#tokens.delete({ user_id: userId });
  }
}
