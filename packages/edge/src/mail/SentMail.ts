/** A mail, ready to be sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly link: string;
}

/** Hands a mail to the service that delivers it. */
export type SendMail = (mail: SentMail) => Promise<void>;
