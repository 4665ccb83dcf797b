import type { Pool } from 'pg';
import { escapeLiteral } from 'pg';

/** The addresses by which the services sign in to the database, each as a role of its own. */
export interface RoleUrls {
  /** PostgREST's: it may do nothing itself, and becomes the role that a token names. */
  readonly authenticator: string;
  /** The realtime server's: it reads the changes, and looks at rows as those who listen. */
  readonly reader: string;
}

/** Gives the roles of the services their password. */
export async function openRoles(pool: Pool, databaseUrl: string, password: string): Promise<RoleUrls> {
  const as = async (role: string): Promise<string> => {
    await pool.query(`alter role ${role} password ${escapeLiteral(password)}`);
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = password;
    return url.href;
  };
  return { authenticator: await as('authenticator'), reader: await as('realtime_reader') };
}
