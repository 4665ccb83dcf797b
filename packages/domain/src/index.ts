export { type ApplyChange, learnKnown, type Ledger, type MadeChange, shownData } from './change/ledger.ts';
export { makeChange } from './change/makeChange.ts';
export { confirmChange, undoChange } from './change/settleChange.ts';
export type { Brand } from './brand.ts';
export type {
  Competition,
  CompetitionCode,
  FinishedMatch,
  FinishedStatus,
  LiveMatch,
  LiveStatus,
  Match,
  MatchId,
  MatchStatus,
  NoScoreLine,
  OffMatch,
  OffStatus,
  ScheduledMatch,
  ScheduledStatus,
  Score,
  ScoreLine,
  Side,
  Team,
  TeamId,
} from './match/Match.ts';
export type { Follow, FollowedKind, FollowId } from './follow/Follow.ts';
export { type FollowKinds, kindsOf, type NotifiedKinds, withFollowKinds } from './follow/FollowKinds.ts';
export { epochMs, instantAt, toUtcInstant, type UtcInstant } from './time/instant.ts';
export type { OsloDay } from './time/OsloDay.ts';
export type { CompetitionParts, GoalsParts, MatchParts, ScoreParts, TeamParts } from './match/MatchParts.ts';
export { addDays } from './time/addDays.ts';
export { daysBetween } from './time/daysBetween.ts';
export { msUntilNextOsloDay } from './time/msUntilNextOsloDay.ts';
export { osloDayOf } from './time/osloDayOf.ts';
export { osloTimeOf, type OsloTime } from './time/osloTimeOf.ts';
export { parseOsloDay } from './time/parseOsloDay.ts';
export { startOfOsloDay } from './time/startOfOsloDay.ts';
export { weekdayOf, type Weekday } from './time/weekdayOf.ts';
export { cacheLifetime, type CacheLifetime } from './match/cacheLifetime.ts';
export { dayChangePlan } from './match/dayChangePlan.ts';
export { dayStrip } from './match/dayStrip.ts';
export { type DayFilter, filterDay, parseDayFilter } from './match/filterDay.ts';
export { firstLoadPlan } from './match/firstLoadPlan.ts';
export { followsMatch } from './match/followsMatch.ts';
export { goalFlashes, type GoalFlash } from './match/goalFlashes.ts';
export { risenSides } from './match/risenSides.ts';
export { type ScoreCorrection, scoreCorrections } from './match/scoreCorrections.ts';
export { groupByCompetition, type CompetitionGroup } from './match/groupByCompetition.ts';
export { beforeShootOut } from './match/scoreOfPlay.ts';
export { hasEnded, isEnd } from './match/hasEnded.ts';
export { inPickerOrder } from './match/inPickerOrder.ts';
export { isCalledOff } from './match/isCalledOff.ts';
export { readClock } from './match/readClock.ts';
export { isFinished } from './match/isFinished.ts';
export { isLive } from './match/isLive.ts';
export { isLiveStatus } from './match/isLiveStatus.ts';
export { lateDay } from './match/lateDay.ts';
export { liveFirst } from './match/liveFirst.ts';
export { matchLabel, type MatchLabel } from './match/matchLabel.ts';
export { nationNamed, nationOf } from './match/nationOf.ts';
export { nextMatchDay } from './match/nextMatchDay.ts';
export { normaliseMatch } from './match/normaliseMatch.ts';
export { normaliseStatus } from './match/normaliseStatus.ts';
export { normaliseTeam } from './match/normaliseTeam.ts';
export { orderMatches } from './match/orderMatches.ts';
export { paneMatch } from './match/paneMatch.ts';
export { preloadPlan, type PreloadStep } from './match/preloadPlan.ts';
export { roundOf, type Round, type Stage } from './match/roundOf.ts';
export { toMatchId } from './match/toMatchId.ts';
export { shownScore, type ShownScore } from './match/shownScore.ts';
export { splitFollowed } from './match/splitFollowed.ts';
export { withLateMatches } from './match/withLateMatches.ts';
export { applyFollowChange, type FollowChange } from './follow/applyFollowChange.ts';
export { compareNames } from './text/compareNames.ts';
export { foldText } from './text/foldText.ts';
export { bestFirst } from './text/bestFirst.ts';
export { nameSearch } from './text/nameRank.ts';
export { isFollowed } from './follow/isFollowed.ts';
export { type Findings, searchAll, type SearchedPlayer, type SearchIndex } from './search/searchAll.ts';
export { ownTeam } from './follow/ownTeam.ts';
export { teamOfDay } from './follow/teamOfDay.ts';
export { Emitter } from './listeners/Emitter.ts';
export { isCalled } from './match/isCalled.ts';
export { nextPriority } from './follow/nextPriority.ts';
export { followGuide, guidedTeams, type FollowGuide, type GuideAnswers } from './follow/followGuide.ts';
export { mergeFollows, type MergedFollows, type SavedFollow } from './follow/mergeFollows.ts';
export { mostSuggestions, suggestFollowables, type SuggestionFacts } from './follow/suggestFollowables.ts';
export { orderFollows } from './follow/orderFollows.ts';
export { prioritiesByKind, type PlacedFollow, type PrioritiesByKind } from './follow/prioritiesByKind.ts';
export { reorderFollows } from './follow/reorderFollows.ts';
export { priorityOf } from './follow/priorityOf.ts';
export { competitionIdOf } from './competition/competitionIdOf.ts';
export { allowList, type AllowedCompetition } from './competition/allowList.ts';
export { builtInTeams } from './competition/builtInTeams.ts';
export { clubIdOf } from './competition/clubIdOf.ts';
export { shortClubName } from './competition/shortClubName.ts';
export { clubs } from './competition/clubs.ts';
export { namesOfTeam } from './competition/namesOfTeam.ts';
export { fallbackCompetitions } from './competition/fallbackCompetitions.ts';
export { isAllowedCompetition } from './competition/isAllowedCompetition.ts';
export { normaliseCompetition } from './competition/normaliseCompetition.ts';
export { norwegianCompetitions } from './competition/norwegianCompetitions.ts';
export { orderCompetitions, topLeagues } from './competition/orderCompetitions.ts';
export { newFollow } from './follow/newFollow.ts';
export {
  foldFollowables,
  type Followable,
  type FollowableIndex,
  type FollowableSearch,
  searchFollowables,
} from './follow/searchFollowables.ts';
export { searchTeams, type TeamSearch } from './follow/searchTeams.ts';
export {
  type Connection,
  type ConnectionEvent,
  nextConnection,
  isForWantOfRoom,
  reconnectDelay,
  startingConnection,
} from './live/connection.ts';
export { type Age, type DataAge, dataAge, type DataAgeFacts, isOutdated } from './live/dataAge.ts';
export { type FeedPace, isSlowPace, sourceTime } from './live/feedPace.ts';
export { advanceCursor, backfillSince, type EventCursors, pollSince } from './live/cursors.ts';
export { isAhead } from './live/isAhead.ts';
export { isMatchNear } from './live/isMatchNear.ts';
export { isWaking } from './live/isWaking.ts';
export { type LiveMode, liveModes } from './live/LiveMode.ts';
export { type LiveConditions, type LiveSource, runsNow } from './live/runsNow.ts';
export { applyLiveUpdate } from './live/applyLiveUpdate.ts';
export { reloadMatches } from './live/reloadMatches.ts';
export { cadence } from './live/cadence.ts';
export type { LiveUpdate, MatchState } from './live/LiveUpdate.ts';
export {
  isContradicted,
  listedState,
  type ReceivedState,
  receiveState,
  type SourcedState,
  type StateSource,
} from './live/receiveState.ts';
export { isSameState } from './live/isSameState.ts';
export { playOf, withState } from './live/withState.ts';
export { stateOf } from './live/stateOf.ts';
export {
  nextDeltaDelay,
  nextCrowdDelay,
  nextHealthDelay,
  openMatchDelay,
  nextLiveUpdatesDelay,
  type PollOutcome,
  withJitter,
} from './live/nextDelay.ts';
export { characterCount } from './account/characterCount.ts';
export { checkEmail, type EmailProblem } from './account/checkEmail.ts';
export { checkName, type NameProblem } from './account/checkName.ts';
export { checkPassword } from './account/checkPassword.ts';
export { checkSignInPassword, shortestSignInPassword } from './account/checkSignInPassword.ts';
export { confirmsEmail } from './account/confirmsEmail.ts';
export { firstCharacters } from './account/firstCharacters.ts';
export { maskEmail } from './account/maskEmail.ts';
export { normaliseEmail } from './account/normaliseEmail.ts';
export { passwordChecklist, type PasswordRule } from './account/passwordChecklist.ts';
export type { PasswordProblem } from './account/passwordRules.ts';
export { resendAt } from './account/resendAt.ts';
export { decodeText, sanitiseShortText, sanitiseText } from './account/sanitise.ts';
export { type Wait, waitLeft } from './account/waitLeft.ts';
export { offersEnglish } from './language/offersEnglish.ts';
export type { DirectMessage } from './people/DirectMessage.ts';
export { canSendInvitation } from './people/canSendInvitation.ts';
export { checkInvitation, type InvitationProblem } from './people/checkInvitation.ts';
export { bioCharactersLeft, checkProfile, type ProfileProblems } from './people/checkProfile.ts';
export { countFriends, filterFriends, type FriendFilter } from './people/filterFriends.ts';
export type { Friend, Friendship, FriendshipId } from './people/Friendship.ts';
export { friendsOf } from './people/friendsOf.ts';
export { inOrderOfMessages } from './people/inOrderOfMessages.ts';
export type { Invitation, InvitationId } from './people/Invitation.ts';
export {
  type FoundInvitation,
  type InvitationAcceptance,
  type InvitationLink,
  invitationLinkStep,
  type InvitationLinkStep,
  type InvitationStanding,
} from './people/invitationLinkStep.ts';
export { invitationState, type InvitationState } from './people/invitationState.ts';
export { inviterName, type InviterName } from './people/inviterName.ts';
export { isProfileChanged } from './people/isProfileChanged.ts';
export { profileChanges } from './people/profileChanges.ts';
export { type LastMessage, lastMessages } from './people/lastMessages.ts';
export { onlineCount, onlineUsers, openMatches } from './people/onlineUsers.ts';
export { type FriendHere, friendsHere, type PresentPeople, presentPeople, withFriend } from './people/presentPeople.ts';
export { pendingInvitations } from './people/pendingInvitations.ts';
export type { Profile, StoredProfile } from './people/Profile.ts';
export type { ProfileDraft } from './people/ProfileDraft.ts';
export { starColumn, type StarColumn } from './people/starColumn.ts';
export { decodeProfile } from './people/decodeProfile.ts';
export { toProfileDraft } from './people/toProfileDraft.ts';
export type { ReadPosition } from './people/ReadPosition.ts';
export { readPosition, unreadMessages } from './people/unreadMessages.ts';
export { trimmedDraft } from './people/trimmedDraft.ts';
export { toUserId, type UserId } from './people/UserId.ts';
export { type InvitationAnswer, withAnswer } from './people/withAnswer.ts';
export { type ReadPositionChange, withReadPosition } from './people/withReadPosition.ts';
export { type FriendshipChange, withFriendshipChange } from './people/withFriendshipChange.ts';
export { addGoalClick, calibrationOf, goalHomographyOf, type PitchCalibration } from './pitch/calibration.ts';
export { type CalibrationClick, MIN_CALIBRATION_CLICKS } from './pitch/CalibrationClick.ts';
export { assessCalibration, type CalibrationAssessment, type CalibrationMethod } from './pitch/assessCalibration.ts';
export {
  type CalibrationSheet,
  type CalibrationStep,
  emptyCalibrationSheet,
  pixelWithin,
  stepCalibration,
} from './pitch/CalibrationSheet.ts';
export { type Camera, type CameraViews, cameraViews, type SpacePoint } from './pitch/cameraViews.ts';
export { type BallFlight, ballFlight } from './pitch/ballFlight.ts';
export { drawPitchEvents } from './pitch/drawPitchEvents.ts';
export { eventsUntil, nextSliderMinute, timeSlider } from './pitch/eventsUntil.ts';
export { expectedGoals, expectedGoalsWeights, type ShotChance, shotGeometry } from './pitch/expectedGoals.ts';
export { type GoalCornerKey, goalCorners } from './pitch/goalCorners.ts';
export { type GoalPoint, goalPoint } from './pitch/GoalPoint.ts';
export type { Homography, InverseHomography, PointPair, WorldPoint } from './pitch/Homography.ts';
export { invertHomography } from './pitch/invertHomography.ts';
export { locatePixel } from './pitch/locatePixel.ts';
export { type MatchPitchEvents, matchPitchEvents } from './pitch/matchPitchEvents.ts';
export {
  type NetworkLink,
  networkLinkLeast,
  type NetworkPlayer,
  passNetwork,
  type PassNetwork,
} from './pitch/passNetwork.ts';
export { densityBandwidth, pitchDensity, type PitchDensity, placesOfMarks } from './pitch/pitchDensity.ts';
export type { Duel, Pass, PitchEvents, Run, Shot, ShotOutcome } from './pitch/PitchEvent.ts';
export {
  type PitchArc,
  pitchArcs,
  type PitchLine,
  pitchLines,
  type PitchSpot,
  pitchSpots,
} from './pitch/pitchMarkings.ts';
export {
  countUntil,
  type MarkLook,
  type PitchChoice,
  pitchChoices,
  type PitchMark,
  pitchMarks,
  type PitchTopic,
  pitchTopics,
} from './pitch/pitchMarks.ts';
export { type ComparedFact, comparedFacts } from './pitch/comparedFacts.ts';
export { type PitchPoint, pitchPoint } from './pitch/PitchPoint.ts';
export { pictureFault, pictureSides } from './pitch/pictureFault.ts';
export { pitchAspectRatio, pitchSize } from './pitch/pitchSize.ts';
export {
  type DuelStat,
  duelStats,
  isInBox,
  type PassStat,
  type PitchSource,
  passStats,
  pitchStatLimits,
  type RunStat,
  runStats,
  type ShotStat,
  shotStats,
} from './pitch/pitchStats.ts';
export { type PixelPoint, pixelPoint } from './pitch/PixelPoint.ts';
export { projectMarkings, type SeenMarking } from './pitch/projectMarkings.ts';
export type { PlayedMatch, PlayedShot } from './pitch/PlayedMatch.ts';
export { projectPoint } from './pitch/projectPoint.ts';
export type { FramedPlayer, RecordedEvent, RecordedMatch } from './pitch/RecordedMatch.ts';
export { type ReferencePoint, type ReferencePointKey, referencePoints } from './pitch/referencePoints.ts';
export { pixelsOff, type ReprojectionError, reprojectionError } from './pitch/reprojectionError.ts';
export { samplePitchEvents } from './pitch/samplePitchEvents.ts';
export { scaleToPitch, type SourceMarkings } from './pitch/scaleToPitch.ts';
export { seededRandom } from './pitch/seededRandom.ts';
export { solveHomography } from './pitch/solveHomography.ts';
export { type RobustHomography, solveHomographyRobustly } from './pitch/solveHomographyRobustly.ts';
export { stadiumCamera, stadiumViews } from './pitch/stadiumPicture.ts';
export { toPitchEvents } from './pitch/toPitchEvents.ts';
export { type DrawableEvents, withinPitch } from './pitch/withinPitch.ts';
export { xgSteps, type XgStep } from './pitch/xgSteps.ts';
export {
  announceMessages,
  type AnnouncerState,
  type MessageAnnouncement,
  silentAnnouncer,
} from './chat/announceMessages.ts';
export { canInviteAuthor } from './chat/canInviteAuthor.ts';
export { chatDayLabel, type ChatDayLabel } from './chat/chatDayLabel.ts';
export {
  addSent,
  type ChatHistory,
  deleteInHistory,
  emptyHistory,
  extendHistory,
  loseTouch,
  type OlderMessages,
  olderThan,
  receiveMessage,
  refreshHistory,
  regainTouch,
  trimHistory,
  withoutMessage,
} from './chat/chatHistory.ts';
export { CHAT_PAGE } from './chat/chatPage.ts';
export { chatReloadDelay } from './chat/chatReloadDelay.ts';
export { fillLeftOut, leaveOut, leftOutAmong, leftOutOf } from './chat/leftOut.ts';
export type { LeftOut } from './chat/stillLeftOut.ts';
export type {
  ChatItem,
  ChatMessage,
  ChatReader,
  MessageId,
  PersonName,
  StoredMessage,
  UserType,
} from './chat/ChatItem.ts';
export { type ChatEvent, type ChatLine, chatLines } from './chat/chatLines.ts';
export { type ChatRoom, matchChatRoom, teamChatRoom } from './chat/chatRoom.ts';
export { type ChatTeam, chatTeams } from './chat/chatTeams.ts';
export { checkMessage, MESSAGE_LIMIT, type MessageProblem } from './chat/checkMessage.ts';
export { commentGate } from './chat/commentGate.ts';
export { composerState, type ComposerState, type Draft, pickFriend, typeInto } from './chat/composer.ts';
export { type ComposerAction, composerKey, type ComposerKeyPress } from './chat/composerKey.ts';
export { type ChatFilter, countChat, filterChat } from './chat/filterChat.ts';
export { checkHiddenWord, hasHiddenWord, type HiddenWordProblem, toHiddenWord } from './chat/hiddenWord.ts';
export {
  type FilterList,
  type FilterLists,
  hidesNothing,
  isDirectHidden,
  isHidden,
  type ReaderFilter,
} from './chat/isHidden.ts';
export { type Mention, mentionAt } from './chat/mentionAt.ts';
export { type MessagePart, messageParts } from './chat/messageParts.ts';
export { hasLongGap, messageText } from './chat/messageText.ts';
export { messagesAfter, newestOfOthers } from './chat/messagesAfter.ts';
export { mergeMessages } from './chat/mergeMessages.ts';
export { nextMessageAt } from './chat/nextMessageAt.ts';
export {
  emptyOutbox,
  nextOutbox,
  nextToSend,
  type Outbox,
  type OutboxEvent,
  type OutboxPause,
  type OutgoingMessage,
  type WrittenMessage,
} from './chat/outbox.ts';
export { personName } from './chat/personName.ts';
export { relativeTime, type RelativeTime } from './chat/relativeTime.ts';
export { REPORT_REASONS, type ReportReason } from './chat/reportReasons.ts';
export { type ReplySelection, type ReplyStep, replyTo } from './chat/replyTo.ts';
export { type SendFailure, sendOutcome, type SendOutcome, SHUT_OUT, TOO_FAST } from './chat/sendOutcome.ts';
export { type ShortCount, shortCount } from './chat/shortCount.ts';
export { type FriendSuggestions, type NamedFriend, suggestFriends } from './chat/suggestFriends.ts';
export { type ChatSurroundings, toChatItem } from './chat/toChatItem.ts';
export { type FilterChange, withFilterChange } from './chat/withFilterChange.ts';
export { userTypeOf } from './chat/userTypeOf.ts';
export type { Desk, DeskChat, DeskLogLine, NearbyMessage, ReportedMessage, WritingLimits } from './desk/Desk.ts';
export {
  holdsShutOut,
  type ShutOut,
  SHUT_OUT_REASON_LIMIT,
  SHUT_OUT_SPANS,
  shutOutEnd,
  type ShutOutSpan,
} from './desk/shutOut.ts';
export { nextInSlowChat, SLOW_SECONDS, type SlowSeconds } from './desk/slowChat.ts';
export { averageStars, type AverageStars } from './scouting/averageStars.ts';
export { compareRatings, type ComparedStars } from './scouting/compareRatings.ts';
export { lastEndedMatch, ratingDays } from './scouting/lastEndedMatch.ts';
export type { RatedMatch } from './scouting/RatedMatch.ts';
export {
  type PlayerId,
  type PlayerRating,
  type Rating,
  RATING_CATEGORIES,
  type RatingCategory,
} from './scouting/Rating.ts';
export { type RatingChange, receiveOwnRating, type SquadRatings, withRatingChange } from './scouting/ratingChange.ts';
export {
  isSameRating,
  openDraft,
  rateCategory,
  type RatingDraft,
  suggestedOverall,
  unrated,
} from './scouting/RatingDraft.ts';
export { fromRatingRow, type RatingRow, toRatingRow } from './scouting/ratingRow.ts';
export { addUpRatings, type CategorySums, noStars, type RatingTotals, type StarsSum } from './scouting/RatingTotals.ts';
export { RATING_CLOSED, ratingClosesAt, ratingWindow, type RatingWindow } from './scouting/ratingWindow.ts';
export { scoutComment } from './scouting/scoutComment.ts';
export { starsForKey } from './scouting/starsForKey.ts';
export type { RatingId, StoredRating } from './scouting/StoredRating.ts';
export { toPlayerId } from './scouting/toPlayerId.ts';
export { type TopPlayer, topPlayers } from './scouting/topPlayers.ts';
export { type Stars, toStars } from './scouting/toStars.ts';
export { roundTells } from './fantasy/roundTells.ts';
export { officialScoring } from './fantasy/officialScoring.ts';
export { appearanceOf } from './fantasy/appearanceOf.ts';
export { type AutomaticSubstitution, automaticSubstitutions } from './fantasy/automaticSubstitutions.ts';
export { captaincyOf } from './fantasy/captaincyOf.ts';
export { explainPoints, fixturePoints, type PointsLine } from './fantasy/explainPoints.ts';
export type { FantasyChip } from './fantasy/FantasyChip.ts';
export { FANTASY_GAMES, type FantasyGame } from './fantasy/FantasyGame.ts';
export type { Captaincy, ElementId, FantasyPick, FantasyPosition } from './fantasy/FantasyPick.ts';
export type {
  ExplainedFixture,
  ExplainedLine,
  FantasyFixture,
  FantasyGameweek,
  FantasyRound,
  GameweekEntry,
  GameweekPick,
} from './fantasy/FantasyGameweek.ts';
export { type FantasyRules, fantasyRules } from './fantasy/fantasyRules.ts';
export type { Rule } from './fantasy/Rule.ts';
export { fantasyPositionOf } from './fantasy/fantasyPositionOf.ts';
export { formatPrice } from './fantasy/formatPrice.ts';
export { readTeamAddress, type TeamAddress } from './fantasy/readTeamAddress.ts';
export { gameweekRefreshMs } from './fantasy/gameweekRefreshMs.ts';
export { type LiveFixture, type LiveLine, type LivePlayer, type LiveSquad, liveSquad } from './fantasy/liveSquad.ts';
export { normaliseChip } from './fantasy/normaliseChip.ts';
export { type BonusStanding, provisionalBonus } from './fantasy/provisionalBonus.ts';
export { type LeaguePlace, type LeaguePoints, rankFriends } from './fantasy/rankFriends.ts';
export {
  type FixtureStats,
  type PointsByPosition,
  SCORED_STATS,
  type ScoredStat,
  type ScoringTable,
} from './fantasy/ScoringTable.ts';
export { splitSquad } from './fantasy/splitSquad.ts';
export { squadLines } from './fantasy/squadLines.ts';
export type { Appearance, SquadMember } from './fantasy/SquadMember.ts';
export { type MemberPoints, squadPoints, type SquadPoints } from './fantasy/squadPoints.ts';
export { toFantasyTeamId } from './fantasy/toFantasyTeamId.ts';
export { type DeadlineWait, untilDeadline } from './fantasy/untilDeadline.ts';
export { eventKind, type EventKind } from './report/eventKind.ts';
export { eventsAt } from './report/eventsAt.ts';
export { abandonedEvents, eventsOf } from './report/eventsOf.ts';
export { withdrawnCards } from './report/withdrawnCards.ts';
export { formOf, type FormResult } from './report/formOf.ts';
export { canReplay } from './report/canReplay.ts';
export { goalScores, scoreAt } from './report/goalScores.ts';
export { hasLineUp } from './report/hasLineUp.ts';
export { headlineEvents } from './report/headlineEvents.ts';
export { headlineRows } from './report/headlineRows.ts';
export { type Knowing, knownUntil, longestDelay } from './knownUntil/knownUntil.ts';
export { lagOf } from './knownUntil/lagOf.ts';
export { hiddenMatch, matchBefore, matchBegun } from './knownUntil/matchUnknown.ts';
export {
  type GroupedMatch,
  hiddenBy,
  type HiddenGroup,
  type HiddenGroupKey,
  hiddenGroupKey,
  isSameGroup,
} from './knownUntil/HiddenGroup.ts';
export { choicesToFollow, type HiddenChoice, type HiddenKey, hiddenKey } from './knownUntil/HiddenChoice.ts';
export { type FriendDelay, sharedDelay } from './knownUntil/sharedDelay.ts';
export { unknownResults } from './knownUntil/unknownResults.ts';
export { reportAsOf } from './knownUntil/reportAsOf.ts';
export { headlinesOf } from './report/headlinesOf.ts';
export { headToHead } from './report/headToHead.ts';
export { instantOfMinute } from './report/instantOfMinute.ts';
export { lastMinute } from './report/lastMinute.ts';
export type { LineUp, LineUpPlayer } from './report/LineUp.ts';
export { isOfSeason, type SeasonDays } from './report/isOfSeason.ts';
export { standingsAround } from './report/standingsAround.ts';
export { liveStandings, type LiveStandingsRow, standingsWithout } from './report/liveStandings.ts';
export type {
  GoalEvent,
  MatchEvent,
  MatchEventId,
  RedCardEvent,
  SubstitutionEvent,
  YellowCardEvent,
} from './report/MatchEvent.ts';
export { matchAtScore } from './report/matchAtScore.ts';
export type { MatchReport } from './report/MatchReport.ts';
export { matchTabs, type MatchTab } from './report/matchTabs.ts';
export type { MatchStatistics, StatisticFigure, StatisticKey } from './report/MatchStatistics.ts';
export { mergeEvents } from './report/mergeEvents.ts';
export { mergeReport } from './report/mergeReport.ts';
export { minutesToKickoff } from './report/minutesToKickoff.ts';
export { missingParts, type MissingPart } from './report/missingParts.ts';
export { momentumAt, momentumCurve, type PressureEvent, type PressureKind } from './report/momentum.ts';
export { momentumMinutes, type MomentumMinute } from './report/momentumMinutes.ts';
export { onField } from './report/onField.ts';
export { orderEvents } from './report/orderEvents.ts';
export { orderLineUp } from './report/orderLineUp.ts';
export { type PlacedPlayer, placeLineUp } from './report/placeLineUp.ts';
export { playerMarks, type PlayerMarks } from './report/playerMarks.ts';
export { pressureOf } from './report/pressureOf.ts';
export type {
  ReportedBooking,
  ReportedEvent,
  ReportedGoal,
  NamedParts,
  ReportParts,
  ReportedSubstitution,
} from './report/ReportParts.ts';
export { reportRefresh } from './report/reportRefresh.ts';
export { retryEmptyReport } from './report/retryEmptyReport.ts';
export { tableRule } from './report/tableRule.ts';
export { tableOrder } from './report/tableOrder.ts';
export type { StandingsResult } from './report/standingsAfter.ts';
export { standingsAtMinute } from './report/standingsAtMinute.ts';
export { standingsOf } from './report/standingsOf.ts';
export {
  type PlayedWhileRunning,
  playedWhileRunning,
  resultOf,
  type RoundMatch,
  standingsRound,
} from './report/standingsRound.ts';
export type { StandingsRow, StandingsType } from './report/StandingsRow.ts';
export { standingsZones, type StandingsZone } from './report/standingsZones.ts';
export { standingTypes } from './report/standingTypes.ts';
export { type StatisticBar, statisticBars } from './report/statisticBars.ts';
export { statisticsOf } from './report/statisticsOf.ts';
export { type SubstitutionMarks, substitutionMarks, type SubstitutionMinute } from './report/substitutionMarks.ts';
export { redCardsOf } from './report/redCardsOf.ts';
export { teamSideOf } from './report/teamSideOf.ts';
export { type Prediction, type PredictionPoll, vote } from './report/vote.ts';
export { type AudioEvent, type AudioState, audioState } from './notification/audioState.ts';
export {
  type BannerGoal,
  type BannerGoals,
  namesScorerOf,
  NO_BANNER_GOALS,
  runBannerGoals,
} from './notification/bannerGoals.ts';
export {
  cameUp,
  type CardQueue,
  type CardQueueStep,
  EMPTY_CARD_QUEUE,
  runCardQueue,
  type ShownCard,
} from './notification/cardQueue.ts';
export { classifyEvent, type EventClass } from './notification/classifyEvent.ts';
export { duplicateKey } from './notification/duplicateKey.ts';
export {
  type DropReason,
  type EngineAnswer,
  type EngineDecision,
  type EngineStep,
  enginePollSince,
  type EngineConfiguration,
  type NotificationEngine,
  runEngine,
  type RunningEngine,
  STOPPED_ENGINE,
} from './notification/engine.ts';
export {
  isNothingNotified,
  mayNotify,
  type NotifiedFollows,
  notifiedFollows,
  passesFollows,
} from './notification/followFilter.ts';
export type { GoalBannerReader } from './notification/goalBanner.ts';
export { goalKey } from './notification/goalKey.ts';
export { isMissed } from './notification/isMissed.ts';
export { isSameNotification } from './notification/isSameNotification.ts';
export type { LiveEvent, LiveEventId } from './notification/LiveEvent.ts';
export type { GoalNotification, Notification, RedCardNotification } from './notification/Notification.ts';
export { notificationKey } from './notification/notificationKey.ts';
export { scoringSide } from './notification/scoringSide.ts';
export { toNotification } from './notification/toNotification.ts';
export { type OpenPage, pageToOpen, seenPage } from './push/choosePage.ts';
export { isPushFor } from './push/isPushFor.ts';
export { isQuiet, type QuietHours } from './push/isQuiet.ts';
export { mayAnnounceMatch, type MuteChange, withMuteChange } from './push/mutedMatches.ts';
export { FIRST_PUSH_CHOICES, type PushChoices } from './push/PushChoices.ts';
export type {
  FriendMessagePush,
  GoalPush,
  InvitationPush,
  PushMessage,
  RedCardPush,
  TakenBackPush,
} from './push/PushMessage.ts';
export { pushMatchOf } from './push/pushMatchOf.ts';
export { pushId, type PushNotice, pushNotice, type PushSituation, pushTag } from './push/pushNotice.ts';
export { type PushAnswer, type PushAttempt, type PushOutcome, pushOutcome } from './push/pushOutcome.ts';
export { type PushSending, pushSending } from './push/pushSending.ts';
export { pushTopic } from './push/pushTopic.ts';
export {
  firstPace,
  paceAfter,
  type PushesUnderWay,
  type PushServicePace,
  pushTurn,
  QUICK_PUSH_MS,
} from './push/pushTurn.ts';
export { shortenedPush } from './push/shortenedPush.ts';
export { wantsEveryNotice } from './push/wantsEveryNotice.ts';
export { type Cheer, idleCheer } from './cheer/Cheer.ts';
export { type CheerEvent, nextCheer } from './cheer/nextCheer.ts';
export { type CalendarEntry, calendarEntryOf } from './calendar/calendarEntryOf.ts';
export { type CompetitionRound, currentRound, roundsOf } from './competition/roundsOf.ts';
export { type Programme, programmeOf } from './match/programmeOf.ts';
export {
  findPlayer,
  minutesPlayed,
  type NamedPlayer,
  type PlayerEvent,
  playerEvents,
  type ReportOfPlayers,
} from './player/PlayerInMatch.ts';
export { playerPosition, type PlayerPosition } from './player/playerPosition.ts';
export { osloOffsetMs } from './time/osloOffsetMs.ts';
export { compareSnapshot, type SnapshotChanges } from './feed/compareSnapshot.ts';
export type { FeedCard, FeedEvent, FeedGoal, FeedSubstitution, GoalDetail } from './feed/FeedEvent.ts';
export { lowersState } from './feed/lowersState.ts';
export type { FeedPerson, GoalKind, MatchClock, MatchSnapshot, Play, SnapshotTime } from './feed/MatchSnapshot.ts';
export type { CallBudget, CallSituation, ProviderCall, UtcDay, WatchedMatch } from './feed/CallSituation.ts';
export { callKey, callsForVanished, livePauseMs, planCalls } from './feed/planCalls.ts';
export { goalAge, type ProviderBudget } from './feed/ProviderBudget.ts';
export {
  type CoveredMatch,
  type Doubts,
  type FeedState,
  NO_DOUBTS,
  type ResultOnly,
  type StoredMatch,
} from './feed/StoredMatch.ts';
export { toMatchSnapshot } from './feed/toMatchSnapshot.ts';
export { defaultProductName } from './productName.ts';
export { mayUpdateUnasked, type UpdateFacts } from './installedApp/mayUpdateUnasked.ts';
export { type Visits, withVisit } from './installedApp/withVisit.ts';
