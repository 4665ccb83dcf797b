import type { UtcInstant } from '@tribunen/domain';

/** A mail that the demo's server would have sent. */
export interface DemoMail {
  readonly id: string;
  readonly subject: string;
  /** The text of the link. */
  readonly linkText: string;
  /** The recipient's address. */
  readonly to: string;
  readonly sentAt: UtcInstant;
  /** The address of the mail's link. */
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
