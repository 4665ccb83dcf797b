/** The mails that functions send. */
export interface Mails {
  /**
   * Sends an invitation to its recipient.
   *
   * @throws when nobody takes the mail
   */
  invite(invitation: {
    readonly to: string;
    readonly token: string;
    /** Null for a sender without a profile. */
    readonly senderName: string | null;
    /** The tag of the language in which the sender reads; bokmål where the client sends none. */
    readonly language?: string | undefined;
  }): Promise<void>;
}
