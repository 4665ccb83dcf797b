import { number, object, optional, parseJson, pipe, record, safeParse, string, unknown } from 'valibot';
import type { BackendAddress } from './network.ts';
import { type SignedInUser, toUser } from './signedInUser.ts';

/** The session as the Supabase client keeps it on this device. */
export interface StoredSession {
  readonly accessToken: string;
  /** By the device's clock, milliseconds since 1970. */
  readonly expiresAtMs: number;
  readonly user: SignedInUser;
}

const kept = pipe(
  string(),
  parseJson(),
  object({
    access_token: string(),
    expires_at: number(),
    user: object({
      id: string(),
      email: optional(string()),
      app_metadata: record(string(), unknown()),
      user_metadata: record(string(), unknown()),
    }),
  }),
);

/** A token that expires sooner than this is renewed before use, as the client itself does. */
export const renewalMs = 90_000;

export type SessionPlace = Pick<BackendAddress, 'url' | 'storage' | 'sessionKey'>;

/** The key under which the Supabase client keeps its session. */
export function sessionKey({ url, sessionKey: given }: Pick<BackendAddress, 'url' | 'sessionKey'>): string {
  return given ?? `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}

/** The session that this device keeps; null without a readable one. The server may no longer accept it. */
export function storedSession(address: SessionPlace): StoredSession | null {
  const text = address.storage.getItem(sessionKey(address));
  if (text === null) return null;
  const parsed = safeParse(kept, text);
  if (!parsed.success) return null;
  const { access_token, expires_at, user: record } = parsed.output;
  const user = toUser(record);
  return user === null ? null : { accessToken: access_token, expiresAtMs: expires_at * 1000, user };
}

/** The session that this device keeps, if its token is still usable; null when only the client can tell the session. */
export function freshSession(address: SessionPlace, nowMs: number): StoredSession | null {
  const stored = storedSession(address);
  return stored !== null && stored.expiresAtMs - nowMs > renewalMs ? stored : null;
}
