/** What a Supabase project can be set to; a change holds from the next request on. */
export interface AuthSettings {
  /** True where a new address must be confirmed by mail before its user may sign in. */
  readonly confirmEmail: boolean;
  readonly signUps: boolean;
  readonly accessTokenSeconds: number;
  /** How long a mailed link or code is good. */
  readonly oneTimeTokenSeconds: number;
  /** The least time between two mails to one address. */
  readonly secondsBetweenMails: number;
  /** How many requests that open or refresh sessions are answered in five minutes; null: all, for the mock has no addresses to count by. */
  readonly requestsPerFiveMinutes: number | null;
}

/** As the product is set: who has signed up may sign in at once (part 1 §2). */
export const defaultAuthSettings: AuthSettings = {
  confirmEmail: false,
  signUps: true,
  accessTokenSeconds: 3600,
  oneTimeTokenSeconds: 3600,
  secondsBetweenMails: 60,
  requestsPerFiveMinutes: null,
};
