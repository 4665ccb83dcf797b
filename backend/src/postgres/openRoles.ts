import type { Pool } from 'pg';
import { escapeLiteral } from 'pg';

/** The connection strings of the services, each with a role of its own. */
export interface RoleUrls {
  /** PostgREST's role. It has no rights itself, and switches to the role that a token names. */
  readonly authenticator: string;
  /**
   * The realtime server's role. It reads the changes, and checks which listeners the policies let read a changed row.
   */
  readonly reader: string;
}

/** Sets the password of the services' roles, and returns their connection strings. */
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
