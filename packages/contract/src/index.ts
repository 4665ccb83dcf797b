export { ContractError, type ContractFault, type Parsed } from './ContractFault.ts';
export { followId, friendshipId, liveEventId, matchId, messageId, playerId, userId, utcInstant } from './brands.ts';
export { matchStatus } from './columns.ts';
export { LIST_FULL } from './listFull.ts';
export { exportsAnHour, writePaces } from './writePaces.ts';
export { messageRefusal, nameRefusal, refusalWords } from './refusalWords.ts';
export { friendshipRow, type FriendshipRow, mostFriends } from './tables/friendships.ts';
export {
  hiddenResultRow,
  type HiddenResultRow,
  mostHiddenResults,
  toHiddenChoice,
  toHiddenResultRow,
} from './tables/hidden_results.ts';
export { mostHiddenWords, hiddenWordRow, type HiddenWordRow, toSavedHiddenWord } from './tables/hidden_words.ts';
export { invitationRow, type InvitationRow } from './tables/invitations.ts';
export { liveEventRow, type LiveEventRow } from './tables/live_events_new.ts';
export { liveMatchRow, type LiveMatchRow, toLiveMatchId } from './tables/live_matches_new.ts';
export { matchStateRow, type MatchStateRow } from './tables/match_state.ts';
export { messageReadRow, type MessageReadRow, toReadPosition } from './tables/message_reads.ts';
export { messageReportRow, type MessageReportRow } from './tables/message_reports.ts';
export { messageRow, type MessageRow } from './tables/messages.ts';
export { playerRatingHistoryRow, type PlayerRatingHistoryRow } from './tables/player_rating_history.ts';
export { playerRatingRow, type PlayerRatingRow } from './tables/player_ratings.ts';
export { profileRow, type ProfileRow } from './tables/profiles.ts';
export { pushChoicesRow, type PushChoicesRow, toPushChoices } from './tables/push_choices.ts';
export { mostFollowKinds, followKindsRow, type FollowKindsRow, toFollowKinds } from './tables/follow_kinds.ts';
export { mostPushMutes, pushMuteRow, type PushMuteRow, toMutedMatchId } from './tables/push_mutes.ts';
export {
  pushSubscriptionRow,
  type PushSubscriptionRow,
  type PushDeviceEntry,
  toPushDevice,
} from './tables/push_subscriptions.ts';
export { teamMessageRow, type TeamMessageRow } from './tables/team_messages.ts';
export { mostBlocks, userBlockRow, type UserBlockRow, toBlockedUserId } from './tables/user_blocks.ts';
export {
  mostFantasyPlayers,
  userFantasyPlayerRow,
  type UserFantasyPlayerRow,
  toFantasyPlayerName,
} from './tables/user_fantasy_players.ts';
export { mostFollows, userFollowRow, type UserFollowRow } from './tables/user_follows.ts';
export { mostMutes, userMuteRow, type UserMuteRow, toMutedUserId } from './tables/user_mutes.ts';
export { toChatMessage } from './tables/toChatMessage.ts';
export { toDirectMessage } from './tables/toDirectMessage.ts';
export { toFollow } from './tables/toFollow.ts';
export { toFriendship } from './tables/toFriendship.ts';
export { toInvitation } from './tables/toInvitation.ts';
export type { EventReading } from './tables/parseNewEvents.ts';
export { toFeedEvent } from './tables/toFeedEvent.ts';
export { toLiveEvent } from './tables/toLiveEvent.ts';
export { toFeedState } from './tables/toFeedState.ts';
export { toLiveMatchRow, toMatchStateRow } from './tables/toLiveMatchRow.ts';
export { toLiveEventRow } from './tables/toLiveEventRow.ts';
export { toLiveUpdate } from './tables/toLiveUpdate.ts';
export { toMatchState } from './tables/toMatchState.ts';
export { toPlayerRating } from './tables/toPlayerRating.ts';
export { fantasyTeamColumns } from './tables/fantasyTeamColumns.ts';
export { toProfile } from './tables/toProfile.ts';
export { toSavedFantasyTeam } from './tables/toSavedFantasyTeam.ts';
export { notificationShape } from './push/notificationShape.ts';
export { pushPayload, type PushPayload } from './push/pushPayload.ts';
export { type PushKind, toPushMessage } from './push/toPushMessage.ts';
export type { Football, SeasonMatches } from './provider/football-data/Football.ts';
export { providerMatch, type ProviderMatch } from './provider/football-data/providerMatch.ts';
export {
  providerBooking,
  type ProviderBooking,
  providerEvent,
  type ProviderEvent,
  providerGoal,
  type ProviderGoal,
  providerShot,
  type ProviderShot,
  providerSubstitution,
  type ProviderSubstitution,
} from './provider/football-data/providerEvents.ts';
export {
  type ProviderLineUpPlayer,
  providerMatchReport,
  type ProviderMatchReport,
} from './provider/football-data/providerMatchReport.ts';
export type { ProviderStatistics } from './provider/football-data/providerStatistics.ts';
export { providerCompetition, type ProviderCompetition } from './provider/football-data/providerCompetition.ts';
export {
  providerStandings,
  type ProviderStandings,
  type ProviderStandingsRow,
} from './provider/football-data/providerStandings.ts';
export {
  providerScorers,
  type ProviderScorer,
  type ProviderScorers,
} from './provider/football-data/providerScorers.ts';
export {
  providerSquadPlayer,
  type ProviderSquadPlayer,
  providerTeamDetails,
  type ProviderTeamDetails,
} from './provider/football-data/providerTeamDetails.ts';
export { providerTeam, type ProviderTeam } from './provider/football-data/providerTeam.ts';
export { bootstrapStatic, type BootstrapStatic } from './provider/fantasy/bootstrapStatic.ts';
export { readMended } from './readMended.ts';
export { fantasyEntry, type FantasyEntry } from './provider/fantasy/fantasyEntry.ts';
export { fantasyEntryPicks, type FantasyEntryPicks } from './provider/fantasy/fantasyEntryPicks.ts';
export { fantasyEventLive, type FantasyEventLive } from './provider/fantasy/fantasyEventLive.ts';
export { fantasyCalendar, type FantasyCalendar } from './provider/fantasy/fantasyCalendar.ts';
export { fantasyFixture, type FantasyFixtureAnswer } from './provider/fantasy/fantasyFixture.ts';
export { apiEnvelope } from './provider/api-football/apiEnvelope.ts';
export {
  type ApiEvent,
  apiFixture,
  type ApiFixture,
  type ApiLineUp,
  type ApiLineUpPlayer,
} from './provider/api-football/apiFixture.ts';
export { apiScorer, apiSquad, apiStandings, apiTeam, type ApiTeam } from './provider/api-football/apiSeason.ts';
export type { LigaGoal } from './provider/openligadb/ligaGoal.ts';
export { ligaMatch, type LigaMatch } from './provider/openligadb/ligaMatch.ts';
export { ligaTableRow } from './provider/openligadb/ligaTableRow.ts';
export { ligaTeam, type LigaTeam } from './provider/openligadb/ligaTeam.ts';
export {
  acceptInvitationAnswer,
  acceptInvitationRequest,
  type AcceptInvitationRequest,
} from './functions/accept-invitation.ts';
export { competitionsAnswer, type CompetitionsAnswer } from './functions/competitions.ts';
export {
  deleteAccountAnswer,
  type DeleteAccountAnswer,
  deleteAccountRequest,
  type DeleteAccountRequest,
} from './functions/delete-account.ts';
export {
  exportMyDataAnswer,
  type ExportMyDataAnswer,
  exportMyDataRequest,
  type ExportMyDataRequest,
} from './functions/export-my-data.ts';
export {
  fantasyGameweekAnswer,
  type FantasyGameweekAnswer,
  fantasyPicksAnswer,
  type FantasyPicksAnswer,
  fantasyRequest,
  type FantasyRequest,
  fantasyTeamAnswer,
  type FantasyTeamAnswer,
  mostFantasyTeams,
} from './functions/fantasy-premier-league.ts';
export { fetchMatchAnswer, fetchMatchRequest, type FetchMatchRequest } from './functions/fetch-match.ts';
export {
  matchDeltasAnswer,
  type MatchDeltasAnswer,
  matchDeltasRequest,
  type MatchDeltasRequest,
} from './functions/fetch-match-deltas.ts';
export { footballDataRequest, type FootballDataRequest } from './functions/football-data.ts';
export {
  functionFailure,
  type FunctionFailure,
  notKnownYet,
  readFunctionFailure,
} from './functions/functionFailure.ts';
export { liveHealthAnswer, type LiveHealthAnswer } from './functions/live-health.ts';
export { liveUpdatesAnswer, type LiveUpdatesAnswer } from './functions/live-updates.ts';
export {
  type PremierLeaguePlayer,
  premierLeaguePlayersAnswer,
  type PremierLeaguePlayersAnswer,
  premierLeagueRequest,
  type PremierLeagueRequest,
  premierLeagueTeamsAnswer,
} from './functions/premier-league-data.ts';
export { parseResultsAggregator } from './functions/parseResultsAggregator.ts';
export { resultsAggregatorAnswer, type ResultsAggregatorAnswer } from './functions/results-aggregator.ts';
export { resultsTodayAnswer, resultsTodayRequest, type ResultsTodayRequest } from './functions/results-today-edge.ts';
export {
  searchTeamAnswer,
  type SearchTeamAnswer,
  searchTeamRequest,
  type SearchTeamRequest,
} from './functions/search-team.ts';
export {
  sendInvitationAnswer,
  type SendInvitationAnswer,
  sendInvitationRequest,
  type SendInvitationRequest,
} from './functions/send-invitation.ts';
export { teamsAnswer, type TeamsAnswer, teamsRequest, type TeamsRequest } from './functions/teams.ts';
export { type AccountExport, parseAccountExport } from './functions/parseAccountExport.ts';
export { parseCompetitions } from './functions/parseCompetitions.ts';
export { parseFantasyGameweek } from './functions/parseFantasyGameweek.ts';
export { parseFantasyPicks } from './functions/parseFantasyPicks.ts';
export { parseFantasyTeam } from './functions/parseFantasyTeam.ts';
export { type LiveUpdates, parseLiveUpdates } from './functions/parseLiveUpdates.ts';
export { type MatchDeltas, parseMatchDeltas } from './functions/parseMatchDeltas.ts';
export { parseMatchReport } from './functions/parseMatchReport.ts';
export { parseMatches } from './functions/parseMatches.ts';
export { parsePlayers } from './functions/parsePlayers.ts';
export { parseResultsToday } from './functions/parseResultsToday.ts';
export { type FollowsFile, readFollowsFile, type ReadFollowsFile, toFollowsFile } from './files/followsFile.ts';
export { parseScorers, type Scorer } from './functions/parseScorers.ts';
export { parseSearchedTeams } from './functions/parseSearchedTeams.ts';
export { parseStandings, type Standings } from './functions/parseStandings.ts';
export { parseTeamDetails, type TeamDetails } from './functions/parseTeamDetails.ts';
export { parseTeams } from './functions/parseTeams.ts';
export { toMatch } from './functions/toMatch.ts';
export type { Player } from './functions/toPlayer.ts';
export {
  acceptInvitationSecureAnswer,
  type AcceptInvitationSecureAnswer,
  acceptInvitationSecureRequest,
  type AcceptInvitationSecureRequest,
  type InvitationAcceptanceRow,
} from './rpc/accept_invitation_secure_v2.ts';
export { friendsFantasyTeamsAnswer, type FriendsFantasyTeamsAnswer } from './rpc/friends_fantasy_teams.ts';
export {
  invitationByTokenAnswer,
  type InvitationByTokenAnswer,
  invitationByTokenRequest,
  type InvitationByTokenRequest,
  type InvitationByTokenRow,
} from './rpc/get_invitation_by_token_secure.ts';
export {
  reorderFollowsAnswer,
  type ReorderFollowsAnswer,
  reorderFollowsRequest,
  type ReorderFollowsRequest,
} from './rpc/reorder_follows.ts';
export { parseFriendsFantasyTeams } from './rpc/parseFriendsFantasyTeams.ts';
export { acceptanceRefusalOf, acceptanceRefusals } from './rpc/acceptanceRefusals.ts';
export { parseInvitationAcceptance } from './rpc/parseInvitationAcceptance.ts';
export { parseInvitationByToken } from './rpc/parseInvitationByToken.ts';
export {
  replaceFantasyPlayersAnswer,
  type ReplaceFantasyPlayersAnswer,
  replaceFantasyPlayersRequest,
  type ReplaceFantasyPlayersRequest,
} from './rpc/replace_fantasy_players.ts';
export { toFantasyPlayers } from './rpc/toFantasyPlayers.ts';
export {
  ratingCourseRequest,
  type RatingCourseRequest,
  ratingCourseRow,
  type RatingCourseRow,
} from './rpc/player_rating_course.ts';
export { parseRatingTotals } from './rpc/parseRatingTotals.ts';
export {
  ratingTotalsAnswer,
  type RatingTotalsAnswer,
  ratingTotalsRequest,
  type RatingTotalsRequest,
} from './rpc/player_rating_totals.ts';
export { toRatedMatch } from './rpc/toRatedMatch.ts';
export {
  announcePresenceAnswer,
  type AnnouncePresenceAnswer,
  announcePresenceRequest,
  type AnnouncePresenceRequest,
} from './rpc/announce_presence.ts';
export { parsePresence, type PresenceAnswer } from './rpc/parsePresence.ts';
export { callBudgetsAnswer, type CallBudgetsAnswer } from './rpc/call_budgets.ts';
export { parseCallBudgets } from './rpc/parseCallBudgets.ts';
export { feedPaceAnswer, type FeedPaceAnswer } from './rpc/feed_pace.ts';
export { parseFeedPace } from './rpc/parseFeedPace.ts';
export { parseSharedDelays } from './rpc/parseSharedDelays.ts';
export {
  shareDelayAnswer,
  type ShareDelayAnswer,
  shareDelayRequest,
  type ShareDelayRequest,
} from './rpc/share_delay.ts';
export { deskAnswer, type DeskAnswer } from './rpc/deskAnswer.ts';
export { shutOutReason } from './rpc/shutOut.ts';
export { parseDesk } from './rpc/parseDesk.ts';
export { parseWritingLimits } from './rpc/parseWritingLimits.ts';
export { writingLimitsAnswer, type WritingLimitsAnswer } from './rpc/writing_limits.ts';
export { chatBroadcast, type ChatBroadcast } from './realtime/chatBroadcast.ts';
export { liveTopic, matchTopic, teamTopic, userTopic } from './realtime/crowdTopics.ts';
export { liveBroadcast, type LiveBroadcast } from './realtime/liveBroadcast.ts';
export { matchBroadcast, type MatchBroadcast } from './realtime/matchBroadcast.ts';
export { type ChatChange, type ChatNews, parseChatBroadcast } from './realtime/parseChatBroadcast.ts';
export { parseBroadcastEvents } from './realtime/parseBroadcastEvents.ts';
export { parseBroadcastStates } from './realtime/parseBroadcastStates.ts';
export { type FriendPresence, parsePresent } from './realtime/parsePresent.ts';
export { parseRowBroadcast } from './realtime/parseRowBroadcast.ts';
export { presentBroadcast, type PresentBroadcast, rowBroadcast, type RowBroadcast } from './realtime/userBroadcast.ts';
export { presenceRecord, type PresenceRecord } from './realtime/online_users.ts';
export { parseRowChange, type RowChange } from './realtime/parseRowChange.ts';
export { postgresChange, type PostgresChange } from './realtime/postgres_changes.ts';
export { announcedMode } from './live/announcedMode.ts';
export { bootLiveAnswer, type BootLiveAnswer } from './live/boot-live.ts';
export { type BootVersion, bootVersionAnswer, liveModeHeader } from './live/boot-version.ts';
export { liveDeltaAnswer, type LiveDeltaAnswer } from './live/live-delta.ts';
export { type BootSnapshot, parseBootLive } from './live/parseBootLive.ts';
export { parseBootVersion } from './live/parseBootVersion.ts';
export { type LiveDelta, parseLiveDelta } from './live/parseLiveDelta.ts';
export {
  type CalibrationFile,
  calibrationFile,
  readCalibrationFile,
  type SavedCalibration,
  toCalibrationFile,
} from './files/calibrationFile.ts';
export type { EventFileFormat, FileFault, ReadFile } from './files/FileFault.ts';
export { recordedEvent, toRecordedEventRow } from './recorded/recordedEvent.ts';
export { readEventFile } from './recorded/readEventFile.ts';
export type { EventFileOptions, MatchInFile, ReadEventFile } from './recorded/EventFile.ts';
export { readStatsBombFrames } from './recorded/statsBombFile.ts';
export { readWyscoutFile, wyscoutMarkings } from './recorded/wyscoutFile.ts';
