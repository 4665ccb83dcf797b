import type { Clock } from '../../Clock.ts';
import type { Database } from '../../database.ts';
import type { OneTimeTokenRow, UserRow } from '../../tables/auth.ts';
import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './AuthSettings.ts';

/** A mail as the auth server would have sent it: nobody is sent anything. */
export interface Mail {
  readonly to: string;
  readonly purpose: OneTimeTokenRow['purpose'];
  /** To be typed by hand: six digits. */
  readonly code: string;
  /** What the link carries. */
  readonly tokenHash: string;
  /** To be clicked on. */
  readonly link: string;
}

/** Where a link leads: `verify` is the auth server's address for it, `redirectTo` where the user is sent on to. */
export interface LinkTarget {
  readonly verify: string;
  readonly redirectTo: string;
}

/** What a mailed link or code is redeemed by. */
export type Proof =
  | { readonly hash: string; readonly purposes: readonly OneTimeTokenRow['purpose'][] }
  | { readonly email: string; readonly code: string; readonly purposes: readonly OneTimeTokenRow['purpose'][] };

/** Links and codes that are good once and not for long, and the mails that they were sent with. */
export class Mailbox {
  readonly #tokens: Database['auth']['one_time_tokens'];
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #settings: () => AuthSettings;
  readonly #mails: Mail[] = [];

  constructor(
    tokens: Database['auth']['one_time_tokens'],
    clock: Clock,
    newId: () => string,
    settings: () => AuthSettings,
  ) {
    this.#tokens = tokens;
    this.#clock = clock;
    this.#newId = newId;
    this.#settings = settings;
  }

  /** Every mail to an address, oldest first. */
  mailsTo(email: string): readonly Mail[] {
    return this.#mails.filter((mail) => mail.to === email);
  }

  /**
   * Sends a link and a code; those sent before for the same purpose are good no more.
   *
   * @throws {AuthError} over_email_send_rate_limit
   */
  async send(
    user: UserRow,
    purpose: OneTimeTokenRow['purpose'],
    to: string,
    challenge: string | null,
    target: LinkTarget,
  ): Promise<void> {
    const now = this.#clock.now();
    const sameKind = (row: OneTimeTokenRow): boolean => row.user_id === user.id && row.purpose === purpose;
    for (const { created_at } of this.#tokens.rows(sameKind)) {
      const waitMs = Date.parse(created_at) + this.#settings().secondsBetweenMails * 1000 - now;
      if (waitMs > 0) {
        const seconds = Math.ceil(waitMs / 1000);
        const message = `For security purposes, you can only request this after ${seconds} seconds.`;
        throw new AuthError(429, 'over_email_send_rate_limit', message);
      }
    }
    const [first, second] = [this.#newId().replaceAll('-', ''), this.#newId().replaceAll('-', '')];
    // GoTrue marks the links of a PKCE flow so, for they give a code in place of a session.
    const hash = `${challenge === null ? '' : 'pkce_'}${first}${second.slice(0, 24)}`;
    const code = String(Number.parseInt(second.slice(24), 16) % 1_000_000).padStart(6, '0');
    const created_at = new Date(now).toISOString();
    await this.#tokens.delete(sameKind);
    await this.#tokens.insert([{ hash, code, user_id: user.id, email: to, purpose, challenge, created_at }]);
    const query = new URLSearchParams({ token: hash, type: purpose, redirect_to: target.redirectTo });
    this.#mails.push({ to, purpose, code, tokenHash: hash, link: `${target.verify}?${query}` });
  }

  /**
   * Takes the proof for what it was sent for; it is good no more.
   *
   * @throws {AuthError} otp_expired, for one that never was as for one too old
   */
  async redeem(proof: Proof): Promise<OneTimeTokenRow> {
    const oldest = this.#clock.now() - this.#settings().oneTimeTokenSeconds * 1000;
    const [token] = await this.#tokens.delete(
      (row) =>
        proof.purposes.includes(row.purpose) &&
        Date.parse(row.created_at) >= oldest &&
        ('hash' in proof ? row.hash === proof.hash : row.email === proof.email && row.code === proof.code),
    );
    if (token === undefined) {
      const message = 'hash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
      throw new AuthError(403, 'otp_expired', message);
    }
    return token;
  }
}
