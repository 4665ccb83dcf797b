import {
  Auth,
  authCodeRow,
  type MailRow,
  oneTimeTokenRow,
  refreshTokenRow,
  sessionRow,
  systemClock,
  type Tokens,
  userRow,
} from '@tribunen/protocol';
import type { Pool } from 'pg';
import { authTable } from './authTable.ts';
import { scryptPasswords } from './scryptPasswords.ts';

/** The auth server, with its data in the database. */
export function openAuth(pool: Pool, tokens: Tokens, post: (mail: MailRow) => Promise<void>): Auth {
  return new Auth({
    tables: {
      users: authTable(pool, 'users', userRow),
      sessions: authTable(pool, 'sessions', sessionRow),
      refresh_tokens: authTable(pool, 'refresh_tokens', refreshTokenRow),
      one_time_tokens: authTable(pool, 'one_time_tokens', oneTimeTokenRow),
      auth_codes: authTable(pool, 'auth_codes', authCodeRow),
    },
    passwords: scryptPasswords,
    tokens,
    post,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
  });
}
