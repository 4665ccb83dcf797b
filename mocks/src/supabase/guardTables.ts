import { listCaps } from '@tribunen/contract';
import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { Database } from '../database.ts';
import { guardTable } from './GuardedTable.ts';
import { tableRights } from './tableRights.ts';
import type { RestTables } from './rest/answerRest.ts';
import {
  friendshipsTriggers,
  listTriggers,
  messageReadsTriggers,
  messageReportsTriggers,
  messagesTriggers,
  playerRatingsTriggers,
} from './triggers.ts';

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
): RestTables {
  const areFriends = (one: string, other: string): boolean =>
    database.friendships.rows(({ user1_id, user2_id }) =>
      one < other ? user1_id === one && user2_id === other : user1_id === other && user2_id === one,
    ).length > 0;
  const hasBlocked = (blocker: string, blocked: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  const now = (): UtcInstant => instantAt(Date.parse(fresh.now()));
  const rights = tableRights({ areFriends, hasBlocked });
  const team_messages = guardTable(
    database.team_messages,
    rights.team_messages,
    fresh,
    messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at, updated_at: at })),
  );
  const messages = guardTable(
    database.messages,
    rights.messages,
    fresh,
    messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at })),
  );
  return {
    profiles: guardTable(database.profiles, rights.profiles, fresh),
    user_follows: guardTable(
      database.user_follows,
      rights.user_follows,
      fresh,
      listTriggers(database.user_follows, listCaps.user_follows),
    ),
    user_fantasy_players: guardTable(
      database.user_fantasy_players,
      rights.user_fantasy_players,
      fresh,
      listTriggers(database.user_fantasy_players, listCaps.user_fantasy_players),
    ),
    team_messages,
    friendships: guardTable(database.friendships, rights.friendships, fresh, friendshipsTriggers),
    messages,
    user_mutes: guardTable(
      database.user_mutes,
      rights.user_mutes,
      fresh,
      listTriggers(database.user_mutes, listCaps.user_mutes),
    ),
    user_blocks: guardTable(
      database.user_blocks,
      rights.user_blocks,
      fresh,
      listTriggers(database.user_blocks, listCaps.user_blocks),
    ),
    hidden_words: guardTable(
      database.hidden_words,
      rights.hidden_words,
      fresh,
      listTriggers(database.hidden_words, listCaps.hidden_words),
    ),
    message_reads: guardTable(database.message_reads, rights.message_reads, fresh, messageReadsTriggers),
    message_reports: guardTable(
      database.message_reports,
      rights.message_reports,
      fresh,
      messageReportsTriggers({ team_messages, messages }),
    ),
    push_subscriptions: guardTable(database.push_subscriptions, rights.push_subscriptions, fresh),
    push_choices: guardTable(database.push_choices, rights.push_choices, fresh),
    follow_kinds: guardTable(
      database.follow_kinds,
      rights.follow_kinds,
      fresh,
      listTriggers(database.follow_kinds, listCaps.follow_kinds),
    ),
    push_mutes: guardTable(
      database.push_mutes,
      rights.push_mutes,
      fresh,
      listTriggers(database.push_mutes, listCaps.push_mutes),
    ),
    invitations: guardTable(database.invitations, rights.invitations, fresh),
    player_ratings: guardTable(
      database.player_ratings,
      rights.player_ratings,
      fresh,
      playerRatingsTriggers(database, fresh),
    ),
    player_rating_history: guardTable(database.player_rating_history, rights.player_rating_history, fresh),
    live_matches_new: guardTable(database.live_matches_new, rights.live_matches_new, fresh),
    live_events_new: guardTable(database.live_events_new, rights.live_events_new, fresh),
    match_state: guardTable(database.match_state, rights.match_state, fresh),
  };
}
