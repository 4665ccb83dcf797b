/** What a Supabase project can be set to; a change holds from the next request on. */
export interface AuthSettings {
  /** True where a new address must be confirmed by mail before its user may sign in. */
  readonly confirmEmail: boolean;
  readonly signUps: boolean;
  readonly accessTokenSeconds: number;
  /** How long a mailed link or code is good. */
  readonly oneTimeTokenSeconds: number;
  /** The least time between two mails of the same kind to one user. */
  readonly secondsBetweenMails: number;
  /** How many requests that open or refresh sessions are answered in five minutes; null: all, for the mock has no addresses to count by. */
  readonly requestsPerFiveMinutes: number | null;
  /** Where users are redirected when they ask for no allowed address; null: the root of the host that received the request. */
  readonly siteUrl: string | null;
  /** Other addresses they may be redirected to. `**` matches anything, `*` and `?` anything but dots and slashes. */
  readonly redirectUrls: readonly string[];
}

/** As the product is set: who has signed up may sign in at once (ACCOUNT). */
export const defaultAuthSettings: AuthSettings = {
  confirmEmail: false,
  signUps: true,
  accessTokenSeconds: 3600,
  oneTimeTokenSeconds: 3600,
  secondsBetweenMails: 60,
  requestsPerFiveMinutes: null,
  siteUrl: null,
  redirectUrls: [],
};
