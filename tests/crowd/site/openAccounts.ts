import { randomBytes, randomUUID } from 'node:crypto';
import { signedUpUser } from '@tribunen/protocol';
import { escapeIdentifier, type Pool } from 'pg';
import { looseObject, object, parse, string } from 'valibot';
import type { PlayedMatch } from './Football.ts';
import type { LocalBackend } from './startLocalBackend.ts';
import type { Account } from './Stand.ts';

const sessionAnswer = looseObject({ access_token: string(), user: looseObject({ id: string() }) });
const problem = object({ msg: string() });

/** An account is a friend of this many accounts before it and of this many after it. */
const friends = 3;
const atOnce = 8;

/**
 * Opens accounts in bulk. The function writes the rows that the auth server would write at a sign-up, except the
 * password, because hashing it would take longer than all the rest. The auth server then returns a session for each
 * account's refresh token.
 *
 * Each account follows the home team of one match, with notifications, and has some friends.
 */
export async function openAccounts(
  pool: Pool,
  { url, anonKey }: Pick<LocalBackend, 'url' | 'anonKey'>,
  count: number,
  matches: readonly PlayedMatch[],
): Promise<readonly Account[]> {
  const created_at = new Date().toISOString();
  const run = randomBytes(3).toString('hex');
  const users = Array.from({ length: count }, (_, index) => {
    const name = `Spectator ${index}`;
    return signedUpUser({ id: randomUUID(), email: `spectator-${index}-${run}@example.org`, created_at }, { name });
  });
  const sessions = users.map(({ id }) => ({ id: randomUUID(), user_id: id, method: 'password', created_at }));
  const tokens = sessions.map(({ id }) => ({
    token: randomBytes(6).toString('hex'),
    session_id: id,
    parent: null,
    revoked_at: null,
    created_at,
  }));
  await insertRows(pool, 'auth.users', users);
  await insertRows(pool, 'auth.sessions', sessions);
  await insertRows(pool, 'auth.refresh_tokens', tokens);
  const profiles = users.map(({ id }, index) => ({ user_id: id, name: `Spectator ${index}` }));
  await pool.query(
    `insert into public.profiles (user_id, name) select user_id, name from jsonb_populate_recordset(null::public.profiles, $1)
     on conflict (user_id) do update set name = excluded.name`,
    [JSON.stringify(profiles)],
  );
  const follows = users.flatMap(({ id }, index) => {
    const team = matches[index % matches.length]?.homeTeam;
    if (team === undefined) return [];
    const followed = { entity_type: 'team', entity_id: String(team.id), display_name: team.name };
    return [{ id: randomUUID(), user_id: id, ...followed, priority: 0, notifications: true, created_at }];
  });
  await insertRows(pool, 'public.user_follows', follows);
  const pairs = users.flatMap(({ id: one }, index) =>
    users.slice(index + 1, index + 1 + friends).map(({ id: other }) => {
      const [user1_id = one, user2_id = other] = [one, other].toSorted();
      return {
        id: randomUUID(),
        user1_id,
        user2_id,
        is_star_friend_user1: false,
        is_star_friend_user2: false,
        created_at,
      };
    }),
  );
  await insertRows(pool, 'public.friendships', pairs);

  const accounts: Account[] = [];
  for (let from = 0; from < tokens.length; from += atOnce) {
    const opened = tokens.slice(from, from + atOnce).map(async ({ token: refresh_token }) => {
      const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      });
      if (!response.ok) throw new Error(`No session: ${parse(problem, await response.json()).msg}`);
      const session = parse(sessionAnswer, await response.json());
      return { id: session.user.id, session };
    });
    accounts.push(...(await Promise.all(opened)));
  }
  return accounts;
}

/**
 * Inserts rows that have the same columns; the other columns get their defaults.
 *
 * @param table the table's name with its schema
 */
async function insertRows(pool: Pool, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first)
    .map((column) => escapeIdentifier(column))
    .join();
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
