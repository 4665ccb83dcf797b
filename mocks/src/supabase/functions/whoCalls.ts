import type { Auth } from '../auth/Auth.ts';
import type { Who } from '../who.ts';

/** Whom a call of a function speaks for, or why it speaks for nobody. */
export type Caller = Who | 'no token' | 'no valid token';

/** Reads the token of a call. The project's key is none, unless it is one of the old kind, which are tokens of a role. */
export async function whoCalls(auth: Auth, { headers }: Request): Promise<Caller> {
  const header = headers.get('authorization');
  if (header === null) return 'no token';
  const token = /^Bearer (.+)$/i.exec(header)?.[1];
  if (token === undefined) return 'no valid token';
  const reading = await auth.readBearer(token);
  return reading.status === 'valid' ? reading.who : 'no valid token';
}
