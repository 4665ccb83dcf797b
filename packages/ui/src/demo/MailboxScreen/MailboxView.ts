import type { UtcInstant } from '@tribunen/domain';

/** A mail that the demo's server would have sent. */
export interface DemoMail {
  readonly id: string;
  readonly subject: string;
  /** On the link. */
  readonly linkText: string;
  /** The recipient's address. */
  readonly to: string;
  readonly sentAt: UtcInstant;
  /** Where the link of the mail leads. */
  readonly href: string;
}

/** Everything that the mailbox of the demo can show. */
export type MailboxView = { readonly backHref: string } & (
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** Newest first; may be empty. */
      readonly mails: readonly DemoMail[];
    }
);
