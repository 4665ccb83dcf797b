/** Who asks, as the database sees it: `auth.role()`, `auth.uid()` and what else the token claims. */
export type Who = Anonymous | SignedIn;

export interface Anonymous {
  readonly role: 'anon';
}

export interface SignedIn {
  readonly role: 'authenticated';
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const anonymous: Anonymous = { role: 'anon' };
