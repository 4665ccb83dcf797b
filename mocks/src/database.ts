import { Emitter } from '@tribunen/domain';
import { authCodes, mails, oneTimeTokens, refreshTokens, sessions, users } from './tables/auth.ts';
import type { Change, JsonRow } from '@tribunen/protocol';
import { deskLog, removedMessages, shutOuts, slowChats } from './tables/desk.ts';
import { friendships } from './tables/friendships.ts';
import { invitations } from './tables/invitations.ts';
import { liveEventsNew } from './tables/live_events_new.ts';
import { liveMatchesNew } from './tables/live_matches_new.ts';
import { matchState } from './tables/match_state.ts';
import { messageReads } from './tables/message_reads.ts';
import { messageReports } from './tables/message_reports.ts';
import { messages } from './tables/messages.ts';
import { ownTables } from './tables/ownTables.ts';
import { playerRatingHistory } from './tables/player_rating_history.ts';
import { playerRatings } from './tables/player_ratings.ts';
import { profiles } from './tables/profiles.ts';
import { pushChoices } from './tables/push_choices.ts';
import { pushSubscriptions } from './tables/push_subscriptions.ts';
import { teamMessages } from './tables/team_messages.ts';
import { userFantasyPlayers } from './tables/user_fantasy_players.ts';
import { userFollows } from './tables/user_follows.ts';
import { type RelatedTable, Table, type TableDefinition } from './Table.ts';

/** Every table of the backend, and one stream of all their changes. */
export type Database = ReturnType<typeof createDatabase>;

export function createDatabase() {
  const changes = new Emitter<Change>();
  const byName = new Map<string, RelatedTable>();
  const create = <Row extends JsonRow>(definition: TableDefinition<Row>): Table<Row> => {
    const table = new Table(definition, (change) => changes.emit(change), byName);
    byName.set(definition.name, table);
    return table;
  };
  function createAll<Rows extends Record<string, JsonRow>>(definitions: {
    readonly [Name in keyof Rows]: TableDefinition<Rows[Name]>;
  }): { readonly [Name in keyof Rows]: Table<Rows[Name]> };
  function createAll(definitions: Readonly<Record<string, TableDefinition<JsonRow>>>): object {
    return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, create(definition)]));
  }
  return {
    profiles: create(profiles),
    user_follows: create(userFollows),
    user_fantasy_players: create(userFantasyPlayers),
    team_messages: create(teamMessages),
    friendships: create(friendships),
    messages: create(messages),
    ...createAll(ownTables),
    message_reads: create(messageReads),
    message_reports: create(messageReports),
    invitations: create(invitations),
    player_ratings: create(playerRatings),
    player_rating_history: create(playerRatingHistory),
    push_subscriptions: create(pushSubscriptions),
    push_choices: create(pushChoices),
    live_matches_new: create(liveMatchesNew),
    live_events_new: create(liveEventsNew),
    match_state: create(matchState),
    auth: {
      users: create(users),
      sessions: create(sessions),
      refresh_tokens: create(refreshTokens),
      one_time_tokens: create(oneTimeTokens),
      auth_codes: create(authCodes),
      mails: create(mails),
    },
    /** The tables of the desk, which only its procedures read and write. */
    desk: {
      removed_messages: create(removedMessages),
      slow_chats: create(slowChats),
      shut_outs: create(shutOuts),
      desk_log: create(deskLog),
    },
    /** Calls the listener with each change, after the row is written. Returns a function that stops listening. */
    onChange: changes.listen,
  };
}

/** Every table that requests reach. */
export function publicTablesOf({ auth: _auth, desk: _desk, onChange: _onChange, ...tables }: Database) {
  return Object.values(tables);
}

/** Every table of a database, including those of auth and of the desk. */
export function tablesOf(database: Database) {
  return [...publicTablesOf(database), ...Object.values(database.auth), ...Object.values(database.desk)];
}
