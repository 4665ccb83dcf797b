import { Auth, type AuthTable, type Clock, type JsonRow, type Passwords } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { Table } from '../../Table.ts';
import { demoTokens } from './demoTokens.ts';

/** Passwords in plain text: invented users need no protection. */
const plainPasswords: Passwords = {
  store: (password) => Promise.resolve(password),
  matches: (password, stored) => Promise.resolve(password === stored),
};

/** The auth server on the emulator's tables. */
export function openAuth(
  { auth: tables, profiles }: Pick<Database, 'auth' | 'profiles'>,
  clock: Clock,
  newId: () => string,
): Auth {
  const users = onTable(tables.users);
  return new Auth({
    tables: {
      users: {
        ...users,
        // Every user has a profile from the start, empty until they fill it in.
        async insert(user) {
          await users.insert(user);
          await profiles.insert([
            { user_id: user.id, name: null, bio: null, myTeam: null, fantasy_team_id: null, eliteserien_team_id: null },
          ]);
        },
      },
      sessions: onTable(tables.sessions),
      refresh_tokens: onTable(tables.refresh_tokens),
      one_time_tokens: onTable(tables.one_time_tokens),
      auth_codes: onTable(tables.auth_codes),
    },
    passwords: plainPasswords,
    tokens: demoTokens,
    post: async (mail) => void (await tables.mails.insert([mail])),
    clock,
    newId,
  });
}

function onTable<Row extends JsonRow>(table: Table<Row>): AuthTable<Row> {
  return {
    find: (where) => Promise.resolve(table.rows(equal(where))),
    insert: async (row) => void (await table.insert([row])),
    change: (where, values) => table.update(equal(where), (row) => ({ ...row, ...values })),
    delete: (where) => table.delete(equal(where)),
  };
}

function equal<Row extends JsonRow>(where: Partial<Row>): (row: Row) => boolean {
  const columns = Object.entries(where);
  return (row) => columns.every(([column, value]) => row[column] === value);
}
