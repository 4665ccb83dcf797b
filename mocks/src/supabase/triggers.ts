import {
  type FollowKindsRow,
  type FriendshipRow,
  type InvitationRow,
  LIST_FULL,
  type LiveMatchRow,
  type MessageReadRow,
  type MessageReportRow,
  type MessageRow,
  mostFollowKinds,
  type PlayerRatingHistoryRow,
  type PlayerRatingRow,
  type TeamMessageRow,
  type UserFollowRow,
} from '@tribunen/contract';
import { epochMs, instantAt, nextMessageAt, RATING_CLOSED, ratingClosesAt, type UtcInstant } from '@tribunen/domain';
import type { Database } from '../database.ts';
import type { Table, TableDefinition } from '../Table.ts';
import { type JsonRow, PostgresError, type Who } from '@tribunen/protocol';
import type { TableAccess } from './GuardedTable.ts';
import type { TableTriggers } from './TableTriggers.ts';
import type { WritePace } from './WritePace.ts';

const halfDayMs = 12 * 3_600_000;

/** Lets each of two friends change only their own star. */
export const friendshipsTriggers = (pace: WritePace): TableTriggers<FriendshipRow> => ({
  change(who, before, after) {
    pace.take(who, 1);
    const own = who.role === 'authenticated' ? who.id : null;
    const breaksFirst = own === before.user2_id && before.is_star_friend_user1 !== after.is_star_friend_user1;
    const breaksSecond = own === before.user1_id && before.is_star_friend_user2 !== after.is_star_friend_user2;
    if (breaksFirst || breaksSecond) throw new PostgresError('42501', 'permission denied for table friendships');
    return after;
  },
});

/** Stores when a recipient declines an invitation (PEOPLE-30). */
export const invitationsTriggers = (now: () => UtcInstant): TableTriggers<InvitationRow> => ({
  change: (_who, before, after) =>
    before.status === 'pending' && after.status === 'declined' ? { ...after, declined_at: now() } : after,
});

/** Limits how many rows a user adds or changes in a minute, and how many rows the user may have in the table. */
export function paceTriggers<Row extends JsonRow>(
  table: Pick<Table<Row>, 'rows'>,
  pace: WritePace,
  paceOfChanges: WritePace,
  { most = Infinity, mostIn }: Pick<TableDefinition<Row>, 'most' | 'mostIn'>,
): TableTriggers<Row> {
  return {
    change(who, _before, after) {
      paceOfChanges.take(who, 1);
      return after;
    },
    admit(who, added) {
      pace.take(who, added.length);
      for (const one of added) {
        const isTheirs = (row: Row): boolean =>
          row['user_id'] === one['user_id'] && (mostIn === undefined || row[mostIn] === one[mostIn]);
        if (table.rows(isTheirs).length + added.filter(isTheirs).length <= most) continue;
        throw new PostgresError(LIST_FULL, `the list is full: it has room for ${most}`, String(most));
      }
    },
  };
}

/** Deletes the event choices for what the user no longer follows, when the user's list of choices is full. */
export function followKindsTriggers(
  { follow_kinds, user_follows }: Pick<Database, 'follow_kinds' | 'user_follows'>,
  pace: WritePace,
): TableTriggers<FollowKindsRow> {
  const keyOf = (row: FollowKindsRow | UserFollowRow): string => `${row.user_id} ${row.entity_type} ${row.entity_id}`;
  const isFollowed = (row: FollowKindsRow): boolean =>
    user_follows.rows((follow) => keyOf(follow) === keyOf(row)).length > 0;
  const kept = { rows: (test: (row: FollowKindsRow) => boolean) => follow_kinds.rows(test).filter(isFollowed) };
  return {
    ...paceTriggers(kept, pace, pace, { most: mostFollowKinds }),
    async follow(written) {
      for (const user of new Set(written.map(({ user_id }) => user_id))) {
        const isTheirs = ({ user_id }: FollowKindsRow): boolean => user_id === user;
        if (follow_kinds.rows(isTheirs).length <= mostFollowKinds) continue;
        const isNew = ({ id }: FollowKindsRow): boolean => written.some((row) => row.id === id);
        await follow_kinds.delete((row) => isTheirs(row) && !isNew(row) && !isFollowed(row));
      }
    },
  };
}

/** Keeps a read position from moving back, and from lying in the future. */
export const messageReadsTriggers = (pace: WritePace, now: () => UtcInstant): TableTriggers<MessageReadRow> => ({
  fill: (_who, row) => (isAhead(row['read_until'], now()) ? { ...row, read_until: now() } : row),
  admit: (who, added) => pace.take(who, added.length),
  change(who, before, after) {
    pace.take(who, 1);
    const read = isAhead(after.read_until, now()) ? { ...after, read_until: now() } : after;
    return isAhead(before.read_until, read.read_until) ? { ...read, read_until: before.read_until } : read;
  },
});

const isAhead = (one: unknown, other: string): boolean =>
  typeof one === 'string' && Date.parse(one) > Date.parse(other);

/**
 * Copies the author and the current content of the reported message into the report. It reads the message with the
 * reporter's rights. If the reporter cannot read the message, the content is null, and a constraint refuses the report.
 *
 * @param tables the two tables of messages, behind their policies
 */
export function messageReportsTriggers(
  tables: Readonly<Record<'team_messages' | 'messages', TableAccess>>,
  pace: WritePace,
): TableTriggers<MessageReportRow> {
  const find = (who: Who, table: TableAccess, id: unknown): JsonRow | undefined =>
    typeof id === 'string' ? table.select(who, (row) => row['id'] === id)[0] : undefined;
  return {
    admit: (who, rows) => pace.take(who, rows.length),
    fill(who, row) {
      const reported =
        find(who, tables.team_messages, row['team_message_id']) ?? find(who, tables.messages, row['message_id']);
      return { ...row, author_id: reported?.['sender_id'] ?? null, content: reported?.['content'] ?? null };
    },
  };
}

/**
 * Limits how fast a user writes messages, those in chats and those to friends together (CHAT-31). Clears the words of a
 * deleted message (CHAT-20).
 *
 * @param now the moment of the write
 */
export function messagesTriggers<Row extends TeamMessageRow | MessageRow>(
  database: Pick<Database, 'team_messages' | 'messages'>,
  now: () => UtcInstant,
  deleted: (row: Row, at: UtcInstant) => Row,
  deletions: WritePace,
): TableTriggers<Row> {
  return {
    admit(who, rows) {
      // The backend's own jobs do not write in a user's name.
      if (who.role !== 'authenticated') return;
      const isOwn = (row: TeamMessageRow | MessageRow): boolean => row.sender_id === who.id;
      const sent = [...database.team_messages.rows(isOwn), ...database.messages.rows(isOwn)].map(({ created_at }) =>
        instantAt(Date.parse(created_at)),
      );
      for (const _row of rows) {
        refuseTooFast(sent, now());
        sent.push(now());
      }
    },
    change(who, before, after) {
      deletions.take(who, 1);
      if (before.deleted_at === after.deleted_at) return after;
      return before.deleted_at === null ? deleted(after, now()) : before;
    },
  };
}

/** @throws {PostgresError} PT429, with the remaining seconds as its details */
function refuseTooFast(sent: readonly UtcInstant[], now: UtcInstant): void {
  const next = nextMessageAt(sent, now);
  if (next === null) return;
  const seconds = Math.ceil((epochMs(next) - epochMs(now)) / 1000);
  const message = `too many messages: the next can be sent in ${seconds} seconds`;
  throw new PostgresError('PT429', message, String(seconds));
}

/**
 * Refuses a rating outside the rating window of its match (SCOUT-15). Copies every other rating that names a match into
 * `player_rating_history`, where a player's ratings are kept match by match.
 *
 * @param fresh the source of new UUIDs, and of the current time as ISO 8601
 */
export function playerRatingsTriggers(
  { player_rating_history, live_matches_new }: Pick<Database, 'player_rating_history' | 'live_matches_new'>,
  fresh: { readonly newId: () => string; readonly now: () => string },
  pace: WritePace,
): TableTriggers<PlayerRatingRow> {
  const refuseOutsideWindow = (who: Who, { match_id }: PlayerRatingRow): void => {
    // The backend's own jobs do not write in a user's name.
    if (who.role !== 'authenticated') return;
    const [match] = live_matches_new.rows(({ id }) => id === match_id);
    if (match !== undefined && isRatable(match, instantAt(Date.parse(fresh.now())))) return;
    throw new PostgresError(RATING_CLOSED, `the players of match ${match_id ?? 'unknown'} cannot be rated now`);
  };
  return {
    admit(who, rows) {
      for (const row of rows) refuseOutsideWindow(who, row);
      pace.take(who, rows.length);
    },
    change(who, _before, after) {
      refuseOutsideWindow(who, after);
      pace.take(who, 1);
      return after;
    },
    async follow(rows) {
      await player_rating_history.delete((rated) =>
        rows.some((row) => isRatedAgain(rated, row, live_matches_new.rows())),
      );
      const kept = rows
        .filter(({ match_id }) => match_id !== null)
        .map(({ player_name: _name, created_at: _at, ...rating }) => ({
          ...rating,
          id: fresh.newId(),
          rated_at: fresh.now(),
        }));
      await player_rating_history.merge(
        kept,
        ['user_id', 'player_id', 'match_id'],
        (there, rated) => ({ ...rated, id: there.id }),
        () => {},
      );
    },
  };
}

/** Whether the user has rated the player after another match so near in time that nobody plays in both (SCOUT-14). */
function isRatedAgain(rated: PlayerRatingHistoryRow, row: PlayerRatingRow, matches: readonly LiveMatchRow[]): boolean {
  if (rated.user_id !== row.user_id || rated.player_id !== row.player_id || rated.match_id === row.match_id)
    return false;
  const kickoffOf = (match: string | null): number =>
    Date.parse(matches.find(({ id }) => id === match)?.utc_kickoff ?? '');
  return Math.abs(kickoffOf(rated.match_id) - kickoffOf(row.match_id)) <= halfDayMs;
}

/**
 * Whether a match can be rated now. The row does not say how long the match took, so the window is that of a match with
 * a penalty shoot-out.
 */
function isRatable({ status, utc_kickoff }: LiveMatchRow, now: UtcInstant): boolean {
  // A match may be awarded before its kick-off.
  const ended = status === 'FINISHED' || (status === 'AWARDED' && Date.parse(utc_kickoff) <= epochMs(now));
  const longest = { utcKickoff: instantAt(Date.parse(utc_kickoff)), score: { duration: 'PENALTY_SHOOTOUT' } } as const;
  return ended && now < ratingClosesAt(longest, null);
}
