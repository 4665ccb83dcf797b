/**
 * The user or role of a request, as the database sees it: `auth.role()`, `auth.uid()` and the other claims of the
 * token.
 */
export type Who = Anonymous | SignedIn | Service;

export interface Anonymous {
  readonly role: 'anon';
}

export interface SignedIn {
  readonly role: 'authenticated';
  readonly id: string;
  readonly email: string;
  /** Whether the token's `app_metadata.role` is `admin`. */
  readonly isAdmin: boolean;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The holder of the project's service key: a test or a job, never a browser. No policy restricts it. */
export interface Service {
  readonly role: 'service_role';
}

export const anonymous: Anonymous = { role: 'anon' };
export const service: Service = { role: 'service_role' };
