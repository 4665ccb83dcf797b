/** The auth settings of a Supabase project. A change takes effect at the next request. */
export interface AuthSettings {
  /** True when a new address must be confirmed by mail before its user may sign in. */
  readonly confirmEmail: boolean;
  readonly signUps: boolean;
  readonly accessTokenSeconds: number;
  /** How long a mailed link or code is valid. */
  readonly oneTimeTokenSeconds: number;
  /** The least time between two mails of the same kind to one user. */
  readonly secondsBetweenMails: number;
  /**
   * The number of requests to open or refresh a session that are allowed in five minutes; null for no limit. GoTrue
   * has this limit for each IP address; this server has it for all clients together.
   */
  readonly requestsPerFiveMinutes: number | null;
  /**
   * The site to which users are redirected unless they ask for an allowed address; null means the root of the host that
   * received the request.
   */
  readonly siteUrl: string | null;
  /**
   * Other addresses that users may be redirected to. `**` matches anything, `*` and `?` anything but dots and slashes.
   */
  readonly redirectUrls: readonly string[];
}

/** The settings that apply until `Auth.configure` changes them: a user may sign in at once after signing up. */
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
