/** The mails that functions send. */
export interface Mails {
  /**
   * Sends an invitation to its recipient.
   *
   * @throws when the mail service does not accept the mail
   */
  invite(invitation: {
    readonly to: string;
    readonly token: string;
    /** The sender's name; null for a sender without a profile. */
    readonly senderName: string | null;
    /** The tag of the sender's language; bokmål is used when the client sends none. */
    readonly language?: string | undefined;
  }): Promise<void>;
}
