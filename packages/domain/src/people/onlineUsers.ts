import { toUserId, type UserId } from './UserId.ts';

/**
 * Who is online, from the state of the presence channel: presence keys to lists of records with a `user_id`. Anything
 * else has nobody online (PEOPLE-11).
 *
 * @example
 * [...onlineUsers({ k1: [{ user_id: 'a' }], k2: [{ user_id: 'a' }, { user_id: 'b' }] })]; // ['a', 'b']
 * [...onlineUsers('nonsense')]; // []
 */
export function onlineUsers(state: unknown): ReadonlySet<UserId> {
  const users = new Set<UserId>();
  for (const records of valuesOf(state)) {
    for (const record of Array.isArray(records) ? records : []) {
      const user = toUserId(isRecord(record) ? record['user_id'] : null);
      if (user !== null) users.add(user);
    }
  }
  return users;
}

/**
 * How many are online: the number of presence keys (PEOPLE-12).
 *
 * @example
 * onlineCount({ k1: [{ user_id: 'a' }], k2: [{ user_id: 'a' }] }); // 2
 * onlineCount(null); // 0
 */
export function onlineCount(state: unknown): number {
  return valuesOf(state).length;
}

function valuesOf(state: unknown): readonly unknown[] {
  return isRecord(state) && !Array.isArray(state) ? Object.values(state) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
