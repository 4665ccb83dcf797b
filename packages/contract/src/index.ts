export { ContractError, type ContractFault, type Parsed } from './ContractFault.ts';
export { friendshipRow, type FriendshipRow } from './tables/friendships.ts';
export { invitationRow, type InvitationRow } from './tables/invitations.ts';
export { liveEventRow, type LiveEventRow } from './tables/live_events_new.ts';
export { liveMatchRow, type LiveMatchRow } from './tables/live_matches_new.ts';
export { matchStateRow, type MatchStateRow } from './tables/match_state.ts';
export { messageRow, type MessageRow } from './tables/messages.ts';
export { playerRatingRow, type PlayerRatingRow } from './tables/player_ratings.ts';
export { profileRow, type ProfileRow } from './tables/profiles.ts';
export { teamMessageRow, type TeamMessageRow } from './tables/team_messages.ts';
export { userFantasyPlayerRow, type UserFantasyPlayerRow } from './tables/user_fantasy_players.ts';
export { userFollowRow, type UserFollowRow } from './tables/user_follows.ts';
export { toChatMessage } from './tables/toChatMessage.ts';
export { toDirectMessage } from './tables/toDirectMessage.ts';
export { toFantasyPlayerName } from './tables/toFantasyPlayerName.ts';
export { toFollow } from './tables/toFollow.ts';
export { toFriendship } from './tables/toFriendship.ts';
export { toInvitation } from './tables/toInvitation.ts';
export { toLiveEvent } from './tables/toLiveEvent.ts';
export { toLiveUpdate } from './tables/toLiveUpdate.ts';
export { toMatchState } from './tables/toMatchState.ts';
export { toPlayerRating } from './tables/toPlayerRating.ts';
export { toProfile } from './tables/toProfile.ts';
export { toSavedFantasyTeam } from './tables/toSavedFantasyTeam.ts';
export {
  providerMatch,
  type ProviderMatch,
  resultsTodayAnswer,
  resultsTodayRequest,
  type ResultsTodayRequest,
} from './functions/results-today-edge.ts';
export { parseResultsToday } from './functions/parseResultsToday.ts';
export { toMatch } from './functions/toMatch.ts';
