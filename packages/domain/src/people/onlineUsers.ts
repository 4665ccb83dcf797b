import type { MatchId } from '../match/Match.ts';
import { toMatchId } from '../match/toMatchId.ts';
import { toUserId, type UserId } from './UserId.ts';

/**
 * Who is online, from the state of the presence channel: presence keys to lists of records with a `user_id`. In
 * anything else nobody is online (PEOPLE-11).
 */
export function onlineUsers(state: unknown): ReadonlySet<UserId> {
  return new Set(recordsOf(state).map(({ user }) => user));
}

/**
 * Which match each online user has open, from the state of the presence channel. A user who has no match open, or does
 * not share it, is left out. Of several tabs, the last tab that names a match counts (PEOPLE-22).
 */
export function openMatches(state: unknown): ReadonlyMap<UserId, MatchId> {
  return new Map(
    recordsOf(state).flatMap(({ user, record }) => {
      const { match_id } = record;
      const match = typeof match_id === 'string' ? toMatchId(match_id) : null;
      return match === null ? [] : [[user, match] as const];
    }),
  );
}

/** How many users are online: the number of presence keys with a record of their own user (PEOPLE-12). */
export function onlineCount(state: unknown): number {
  return onlineUsers(state).size;
}

type PresenceFields = Readonly<Record<string, unknown>>;

/** A record counts under its own user's key alone (PEOPLE-11). */
function recordsOf(state: unknown): readonly { readonly user: UserId; readonly record: PresenceFields }[] {
  return entriesOf(state).flatMap(([key, records]) =>
    (Array.isArray(records) ? records : []).flatMap((record: unknown) => {
      if (!isRecord(record)) return [];
      const user = toUserId(record['user_id']);
      return user === null || user !== key ? [] : [{ user, record }];
    }),
  );
}

function entriesOf(state: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(state) && !Array.isArray(state) ? Object.entries(state) : [];
}

function isRecord(value: unknown): value is PresenceFields {
  return typeof value === 'object' && value !== null;
}
