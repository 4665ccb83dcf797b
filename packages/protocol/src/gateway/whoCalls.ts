import type { Auth } from '../auth/Auth.ts';
import type { Who } from './who.ts';

/** The user or role that the token of a function call identifies, or why it identifies nobody. */
export type Caller = Who | 'no token' | 'no valid token';

/** Reads the token of a function call. A project key is not a token, except an older key, which is a JWT for a role. */
export async function whoCalls(auth: Auth, { headers }: Request): Promise<Caller> {
  const header = headers.get('authorization');
  if (header === null) return 'no token';
  const token = /^Bearer (.+)$/i.exec(header)?.[1];
  if (token === undefined) return 'no valid token';
  const reading = await auth.readBearer(token);
  return reading.status === 'valid' ? reading.who : 'no valid token';
}
