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
  }): Promise<void>;
}
