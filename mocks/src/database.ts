import type {
  FriendshipRow,
  InvitationRow,
  LiveEventRow,
  LiveMatchRow,
  MatchStateRow,
  MessageRow,
  PlayerRatingRow,
  ProfileRow,
  TeamMessageRow,
  UserFantasyPlayerRow,
  UserFollowRow,
} from '@tribunen/contract';
import {
  type AuthCodeRow,
  authCodes,
  type OneTimeTokenRow,
  oneTimeTokens,
  refreshTokens,
  type RefreshTokenRow,
  sessions,
  type SessionRow,
  users,
  type UserRow,
} from './tables/auth.ts';
import { friendships } from './tables/friendships.ts';
import { invitations } from './tables/invitations.ts';
import { liveEventsNew } from './tables/live_events_new.ts';
import { liveMatchesNew } from './tables/live_matches_new.ts';
import { matchState } from './tables/match_state.ts';
import { messages } from './tables/messages.ts';
import { playerRatings } from './tables/player_ratings.ts';
import { profiles } from './tables/profiles.ts';
import { teamMessages } from './tables/team_messages.ts';
import { userFantasyPlayers } from './tables/user_fantasy_players.ts';
import { userFollows } from './tables/user_follows.ts';
import { type Change, Table } from './Table.ts';

/** Every table of the backend, and one stream of what is changed in them. */
export interface Database {
  readonly profiles: Table<ProfileRow>;
  readonly user_follows: Table<UserFollowRow>;
  readonly user_fantasy_players: Table<UserFantasyPlayerRow>;
  readonly team_messages: Table<TeamMessageRow>;
  readonly friendships: Table<FriendshipRow>;
  readonly messages: Table<MessageRow>;
  readonly invitations: Table<InvitationRow>;
  readonly player_ratings: Table<PlayerRatingRow>;
  readonly live_matches_new: Table<LiveMatchRow>;
  readonly live_events_new: Table<LiveEventRow>;
  readonly match_state: Table<MatchStateRow>;
  readonly auth: {
    readonly users: Table<UserRow>;
    readonly sessions: Table<SessionRow>;
    readonly refresh_tokens: Table<RefreshTokenRow>;
    readonly one_time_tokens: Table<OneTimeTokenRow>;
    readonly auth_codes: Table<AuthCodeRow>;
  };
  /** Calls the listener with each change, after the row is there. @returns the way to stop listening */
  onChange(listener: (change: Change) => void): () => void;
}

/**
 * An empty database of its own.
 *
 * @example
 * const database = createDatabase();
 * await database.live_matches_new.upsert(row);
 */
export function createDatabase(): Database {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  return {
    profiles: new Table(profiles, tell),
    user_follows: new Table(userFollows, tell),
    user_fantasy_players: new Table(userFantasyPlayers, tell),
    team_messages: new Table(teamMessages, tell),
    friendships: new Table(friendships, tell),
    messages: new Table(messages, tell),
    invitations: new Table(invitations, tell),
    player_ratings: new Table(playerRatings, tell),
    live_matches_new: new Table(liveMatchesNew, tell),
    live_events_new: new Table(liveEventsNew, tell),
    match_state: new Table(matchState, tell),
    auth: {
      users: new Table(users, tell),
      sessions: new Table(sessions, tell),
      refresh_tokens: new Table(refreshTokens, tell),
      one_time_tokens: new Table(oneTimeTokens, tell),
      auth_codes: new Table(authCodes, tell),
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
