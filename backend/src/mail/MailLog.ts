import type { MailRow } from '@tribunen/protocol';
import type { Pool } from 'pg';
import { array, type InferOutput, nullable, object, parse, string } from 'valibot';

const loggedMail = object({
  to: string(),
  purpose: string(),
  /** Six digits to type by hand; null in a mail that has only a link. */
  code: nullable(string()),
  link: string(),
  sent_at: string(),
});
export type LoggedMail = InferOutput<typeof loggedMail>;

/** A mail from the auth server or from a function. */
type AddedMail = Omit<MailRow, 'token_hash' | 'purpose' | 'code'> & Pick<LoggedMail, 'purpose' | 'code'>;

const mostShown = 100;

/** The mails that a hosted project would have sent. The database stores them, and `/mails` shows them. */
export class MailLog {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async add({ to, purpose, code, link, sent_at }: AddedMail): Promise<void> {
    await this.#pool.query('insert into local.mails ("to", purpose, code, link, sent_at) values ($1, $2, $3, $4, $5)', [
      to,
      purpose,
      code,
      link,
      sent_at,
    ]);
  }

  /** The latest mails, newest first. */
  async latest(): Promise<readonly LoggedMail[]> {
    const { rows } = await this.#pool.query(
      `select "to", purpose, code, link, sent_at from local.mails order by id desc limit ${mostShown}`,
    );
    return parse(array(loggedMail), rows);
  }
}
