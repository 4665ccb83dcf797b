import { listCaps, writePaces } from '@tribunen/contract';
import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { Database } from '../database.ts';
import type { JsonRow } from '@tribunen/protocol';
import type { Table } from '../Table.ts';
import { guardTable, type TableAccess } from './GuardedTable.ts';
import type { Rights } from './Rights.ts';
import type { TableTriggers } from './TableTriggers.ts';
import { heldBackMessages, heldBackTeamMessages } from './deskTriggers.ts';
import { tableRights } from './tableRights.ts';
import {
  friendshipsTriggers,
  listTriggers,
  messageReadsTriggers,
  messageReportsTriggers,
  messagesTriggers,
  paceTriggers,
  playerRatingsTriggers,
} from './triggers.ts';
import { WritePace } from './WritePace.ts';

/** The name of every table of `public`. */
export type TableName = Exclude<keyof Database, 'auth' | 'desk' | 'onChange'>;

/**
 * Every table of `public` behind its rights. REST and realtime reach these tables and no others.
 *
 * @param fresh the source of new UUIDs, and of the current time as ISO 8601, for the defaults of new rows
 * @example
 * const tables = guardTables(database, { newId: () => crypto.randomUUID(), now: () => new Date().toISOString() });
 */
export function guardTables(
  database: Database,
  fresh: { readonly newId: () => string; readonly now: () => string },
): Readonly<Record<TableName, TableAccess>> {
  const areFriends = (one: string, other: string): boolean =>
    database.friendships.rows(({ user1_id, user2_id }) =>
      one < other ? user1_id === one && user2_id === other : user1_id === other && user2_id === one,
    ).length > 0;
  const hasBlocked = (blocker: string, blocked: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  const now = (): UtcInstant => instantAt(Date.parse(fresh.now()));
  const pace = (kind: keyof typeof writePaces): WritePace =>
    new WritePace(kind, writePaces[kind], () => Date.parse(fresh.now()));
  const [lists, devices, deletions] = [pace('lists'), pace('devices'), pace('deletions')];
  const rights = tableRights({ areFriends, hasBlocked });
  const guard = <Row extends JsonRow>(
    table: Table<Row>,
    rule: Rights<Row>,
    triggers?: TableTriggers<Row>,
  ): TableAccess => guardTable(table, rule, fresh, triggers);
  const guardList = <Row extends JsonRow & { readonly user_id: string }>(
    table: Table<Row>,
    rule: Rights<Row>,
    most: number,
  ): TableAccess => guard(table, rule, listTriggers(table, most, lists));

  const team_messages = guard(
    database.team_messages,
    rights.team_messages,
    heldBackTeamMessages(
      database,
      now,
      messagesTriggers(
        database,
        now,
        (row, at) => ({ ...row, content: '', deleted_at: at, updated_at: at }),
        deletions,
      ),
    ),
  );
  const messages = guard(
    database.messages,
    rights.messages,
    heldBackMessages(
      database,
      now,
      messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at }), deletions),
    ),
  );
  return {
    profiles: guard(database.profiles, rights.profiles, paceTriggers(pace('profiles'))),
    user_follows: guard(
      database.user_follows,
      rights.user_follows,
      listTriggers(database.user_follows, listCaps.user_follows, lists, pace('orders')),
    ),
    user_fantasy_players: guardList(
      database.user_fantasy_players,
      rights.user_fantasy_players,
      listCaps.user_fantasy_players,
    ),
    team_messages,
    friendships: guard(database.friendships, rights.friendships, friendshipsTriggers(pace('stars'))),
    messages,
    user_mutes: guardList(database.user_mutes, rights.user_mutes, listCaps.user_mutes),
    user_blocks: guardList(database.user_blocks, rights.user_blocks, listCaps.user_blocks),
    hidden_words: guardList(database.hidden_words, rights.hidden_words, listCaps.hidden_words),
    message_reads: guard(database.message_reads, rights.message_reads, messageReadsTriggers(pace('reads'), now)),
    message_reports: guard(
      database.message_reports,
      rights.message_reports,
      messageReportsTriggers({ team_messages, messages }, pace('reports')),
    ),
    push_subscriptions: guard(database.push_subscriptions, rights.push_subscriptions, paceTriggers(devices)),
    push_choices: guard(database.push_choices, rights.push_choices, paceTriggers(devices)),
    follow_kinds: guardList(database.follow_kinds, rights.follow_kinds, listCaps.follow_kinds),
    push_mutes: guardList(database.push_mutes, rights.push_mutes, listCaps.push_mutes),
    invitations: guard(database.invitations, rights.invitations),
    player_ratings: guard(
      database.player_ratings,
      rights.player_ratings,
      playerRatingsTriggers(database, fresh, pace('ratings')),
    ),
    player_rating_history: guard(database.player_rating_history, rights.player_rating_history),
    live_matches_new: guard(database.live_matches_new, rights.live_matches_new),
    live_events_new: guard(database.live_events_new, rights.live_events_new),
    match_state: guard(database.match_state, rights.match_state),
  };
}
