export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly link: string;
}

/** Passes a mail to the service that delivers it. */
export type SendMail = (mail: SentMail) => Promise<void>;
