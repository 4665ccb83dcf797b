export { FontFaces } from './theme/FontFaces.tsx';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export { isMotionReduced } from './theme/reducedMotion.ts';
export { dayLongIn } from './i18n/dayLongIn.ts';
export { textFont } from './theme/fontFaces.ts';
export { applyThemeChoice, type ThemeChoice } from './theme/applyThemeChoice.ts';
export { applyMotionChoice, type MotionChoice } from './theme/applyMotionChoice.ts';
export { grounds } from './theme/grounds.ts';
export { theme, type Theme } from './theme/theme.ts';
export { useHasPane } from './theme/useHasPane.ts';
export { useHasRail } from './theme/useHasRail.ts';
export { useHasSideChat } from './theme/useHasSideChat.ts';
export { createFirstI18n } from './i18n/createFirstI18n.ts';
export { createI18n } from './i18n/createI18n.ts';
export { addWords } from './i18n/addWords.ts';
export { WordsProvider } from './i18n/WordsProvider.tsx';
export { LinkProvider, type LinkProps } from './links/Link.tsx';
export { useWords, type Words } from './i18n/useWords.ts';
export { formatsOf } from './i18n/formatsOf.ts';
export { useFormats } from './i18n/useFormats.ts';
export { toast } from './primitives/Toast/toast.ts';
export { LateCode } from './primitives/LateCode/LateCode.ts';
export { useLateCode } from './primitives/LateCode/useLateCode.ts';
export { prepareToasts } from './primitives/Toast/toaster.ts';
export { Toasts } from './primitives/Toast/Toasts.tsx';
export { AppShell } from './shell/AppShell/AppShell.tsx';
export type { ShellTab } from './shell/ShellTabs/shellTabNames.ts';
export { EnglishOffer } from './shell/EnglishOffer/EnglishOffer.tsx';
export { DataAgeStatus } from './shell/DataAge/DataAgeStatus.tsx';
export type { DataAgeView } from './shell/DataAge/DataAgeView.ts';
export type { AlertsView } from './shell/AlertSettings/AlertsView.ts';
export type { ProfileView } from './shell/ProfileMenu/ProfileView.ts';
export { SearchDialog } from './search/SearchDialog/SearchDialog.tsx';
export type { SearchView } from './search/SearchDialog/SearchView.ts';
export { MenuScreen } from './shell/MenuScreen/MenuScreen.tsx';
export { NotFoundScreen } from './shell/NotFoundScreen/NotFoundScreen.tsx';
export { PageUnderBar } from './screen/PageUnderBar/PageUnderBar.tsx';
export { ErrorNumber } from './shell/RouteErrorScreen/ErrorNumber.tsx';
export { RouteErrorScreen } from './shell/RouteErrorScreen/RouteErrorScreen.tsx';
export { StoredAnswersAge, type StoredAnswersAgeView } from './installedApp/StoredAnswersAge.tsx';
export {
  InstalledAppNotice,
  type InstalledAppNoticeView,
} from './installedApp/InstalledAppNotice/InstalledAppNotice.tsx';
export { useIntervalValue } from './primitives/useIntervalValue.ts';
export { SessionEndedNotice, type SessionEndedView } from './shell/SessionEndedNotice/SessionEndedNotice.tsx';
export { StartFailureScreen } from './shell/StartFailureScreen/StartFailureScreen.tsx';
export { dayMark, shellDayTag } from './shell/StaticShell/shellDay.ts';
export { dayListAttribute } from './results/ResultsScreen/dayListAttribute.ts';
export { firstMatchTag, keptAgeTag, keptListTag } from './shell/StaticShell/keptList.ts';
export { StaticShell } from './shell/StaticShell/StaticShell.tsx';
export { ScreenHeader } from './screen/ScreenHeader/ScreenHeader.tsx';
export { FirstVisit } from './results/ResultsScreen/FirstVisit.tsx';
export { ResultsScreen } from './results/ResultsScreen/ResultsScreen.tsx';
export type { ResultsFrame, ResultsView } from './results/ResultsScreen/ResultsView.ts';
export { notificationWordsIn } from './notifications/notificationWordsIn.ts';
export { useCardCorrectionWords } from './matchWords/useCardCorrectionWords.ts';
export { useCorrectionWords } from './matchWords/useCorrectionWords.ts';
export { useFollowName } from './follows/useFollowName.ts';
export { useCompetitionName } from './teamFaces/useCompetitionName.ts';
export { useTeamFaces } from './teamFaces/useTeamFaces.ts';
export { MatchScreen } from './match/MatchScreen/MatchScreen.tsx';
export type { MatchFailure } from './match/MatchScreen/MatchFailed.tsx';
export type { MatchView } from './match/MatchScreen/MatchView.ts';
export { MatchDetailScreen } from './match/detail/MatchDetailScreen/MatchDetailScreen.tsx';
export type { BackView, MatchDetailView, OpenedTab } from './match/detail/MatchDetailScreen/MatchDetailView.ts';
export { DetailHeader } from './match/detail/DetailHeader/DetailHeader.tsx';
export { DetailStatus } from './match/detail/DetailHeader/DetailStatus.tsx';
export { AwaitedTab } from './match/detail/TabNotLoaded/AwaitedTab.tsx';
export { TabNotLoaded } from './match/detail/TabNotLoaded/TabNotLoaded.tsx';
export { HeadlineEvents } from './match/detail/DetailHeader/HeadlineEvents.tsx';
export { HeaderTool } from './match/detail/DetailHeader/HeaderTool.ts';
export { DelayButton } from './match/detail/Delay/DelayButton.tsx';
export type { TogetherView } from './match/detail/Delay/DelayView.ts';
export { HiddenResult } from './match/detail/HiddenResult/HiddenResult.tsx';
export { ShowResultQuestion } from './match/detail/HiddenResult/ShowResultQuestion.tsx';
export { ReplayBar, type ReplaySpeed, type ReplayView } from './match/detail/ReplayBar/ReplayBar.tsx';
export { MatchScrubber } from './match/detail/MatchScrubber/MatchScrubber.tsx';
export { MatchTimeline } from './match/detail/MatchTimeline/MatchTimeline.tsx';
export type { BeforeMatchView } from './match/detail/BeforeMatch/BeforeMatchView.ts';
export { MatchPane } from './match/MatchPane/MatchPane.tsx';
export { ChatColumn } from './match/ChatColumn/ChatColumn.tsx';
export { AuthorCard } from './chat/AuthorCard/AuthorCard.tsx';
export type { AuthorCardView } from './chat/AuthorCard/AuthorCardView.ts';
export { Chat } from './chat/Chat/Chat.tsx';
export { ContentLanguage } from './chat/ContentLanguage.ts';
export { ChatMoment } from './chat/ChatMoment.ts';
export { MessageCount } from './chat/MessageCount.tsx';
export type {
  ChatActions,
  ChatFeedView,
  ChatFilterView,
  ChatPlace,
  ChatView,
  ComposerView,
  Delivery,
  MessageMenuView,
} from './chat/ChatView.ts';
export { NameDialog } from './chat/NameDialog/NameDialog.tsx';
export type { NameDialogEnd } from './chat/NameDialog/NameDialogEnd.ts';
export { MatchPicker } from './match/MatchPicker/MatchPicker.tsx';
export type { MatchPickerView } from './match/MatchPicker/MatchPickerView.ts';
export { TeamScreen } from './teamChats/TeamScreen/TeamScreen.tsx';
export type { PickableTeam, TeamListView, TeamView } from './teamChats/TeamScreen/TeamView.ts';
export { AuthScreen } from './auth/AuthScreen/AuthScreen.tsx';
export { StaticAuth } from './auth/AuthScreen/StaticAuth.tsx';
export type { FormProgress, Refusal } from './forms/FormProgress.ts';
export { isKnownRefusal } from './forms/isKnownRefusal.ts';
export type { Deadline } from './forms/Deadline.ts';
export type {
  AuthState,
  AuthView,
  CarriedInvitation,
  Credentials,
  GoogleView,
  SentMail,
} from './auth/AuthScreen/AuthView.ts';
export { ProfileScreen } from './profile/ProfileScreen/ProfileScreen.tsx';
export type { ProfileScreenFrame, ProfileScreenView, ProfileTab } from './profile/ProfileScreen/ProfileScreenView.ts';
export type { InvitationsView, WaitingInvitation } from './profile/InvitationList/InvitationsView.ts';
export type { TeamPickerView, TeamQuery } from './profile/TeamPicker/TeamPickerView.ts';
export { UnsentDialog, type UnsentView } from './chat/UnsentDialog/UnsentDialog.tsx';
export { UnsavedChangesDialog, type UnsavedChangesView } from './profile/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
export { TodaysMatches } from './pages/TodaysMatches/TodaysMatches.tsx';
export type { TodaysMatchesView } from './pages/TodaysMatches/TodaysMatchesView.ts';
export { AcceptInvitationScreen } from './friends/AcceptInvitationScreen/AcceptInvitationScreen.tsx';
export type { AcceptInvitationView, InvitationFailure } from './friends/AcceptInvitationScreen/AcceptInvitationView.ts';
export { FollowsScreen } from './follows/FollowsScreen/FollowsScreen.tsx';
export type {
  BrowsedCompetition,
  ChooseView,
  FileOutcome,
  FollowableItem,
  FollowActions,
  FollowsFileView,
  FollowsTab,
  FollowsView,
  FollowNames,
  GuidedDevice,
  ListedFollow,
} from './follows/FollowsScreen/FollowsView.ts';
export { FriendsScreen } from './friends/FriendsScreen/FriendsScreen.tsx';
export { Invite } from './friends/FriendsScreen/Invite.tsx';
export type { ConversationView } from './friends/Conversation/ConversationView.ts';
export type { FriendsFrame, FriendsView, InviteView, ListedFriend } from './friends/FriendsScreen/FriendsView.ts';
export { FantasyScreen } from './fantasy/FantasyScreen/FantasyScreen.tsx';
export type {
  FantasyView,
  LeagueRow,
  LeagueView,
  RoundView,
  TeamEntryView,
} from './fantasy/FantasyScreen/FantasyView.ts';
export { ScoutingScreen } from './scouting/ScoutingScreen/ScoutingScreen.tsx';
export type {
  AverageView,
  ListedTopPlayer,
  RatingCardView,
  RatingCourseView,
  RatingSaveView,
  RatingWindowView,
  ScoutedMatchView,
  ScoutedPlayer,
  ScoutedPlayerView,
  ScoutedTeamsView,
  ScoutingContentView,
  ScoutingView,
  SquadView,
  StartedPlayer,
  TeamRatingView,
  TopPlayersView,
} from './scouting/ScoutingView.ts';
export { SettingsScreen } from './settings/SettingsScreen/SettingsScreen.tsx';
export type {
  AccountView,
  PasswordChange,
  SettingsFrame,
  SettingsView,
} from './settings/SettingsScreen/SettingsView.ts';
export type { PushView } from './settings/SettingsScreen/PushView.ts';
export type { SafetyView } from './settings/SettingsScreen/SafetyView.ts';
export { DemoBar } from './demo/DemoBar/DemoBar.tsx';
export { DemoBarPlace } from './demo/DemoBarPlace/DemoBarPlace.ts';
export type { DemoScenario, DemoSpeed } from './demo/DemoBar/DemoView.ts';
export { MailboxScreen } from './demo/MailboxScreen/MailboxScreen.tsx';
export type { DemoMail, MailboxView } from './demo/MailboxScreen/MailboxView.ts';
export { FaultPanel } from './demo/FaultPanel/FaultPanel.tsx';
export { type FaultChoice, noFaults } from './demo/FaultPanel/FaultPanelView.ts';
export { FlipCardPlace } from './notifications/FlipCardPlace/FlipCardPlace.tsx';
export type { FlipCardPlaceView } from './notifications/FlipCardPlace/FlipCardPlaceView.ts';
export type { FlipCardPhase, FlipCardView } from './notifications/FlipCard/FlipCardView.ts';
export { GoalBanner } from './notifications/GoalBanner/GoalBanner.tsx';
export type { GoalBannerView } from './notifications/GoalBanner/GoalBannerView.ts';
export { CalibrateScreen } from './pitch/CalibrateScreen/CalibrateScreen.tsx';
export type { CalibrateView } from './pitch/CalibrateScreen/CalibrateView.ts';
export { CalibrateGoalScreen } from './pitch/CalibrateGoalScreen/CalibrateGoalScreen.tsx';
export type { CalibrateGoalView } from './pitch/CalibrateGoalScreen/CalibrateGoalView.ts';
export type { CalibrationPicture } from './pitch/CalibrationPicture.ts';
export type { CalibrationProblem } from './pitch/CalibrationProblem.ts';
export { PitchPagesScreen } from './pitch/PitchPagesScreen/PitchPagesScreen.tsx';
export { EventFilePanel } from './pitch/EventFilePanel/EventFilePanel.tsx';
export type { EventFileView } from './pitch/EventFilePanel/EventFileView.ts';
export type { PitchBackground, PitchPage, PitchPageView } from './pitch/PitchPagesScreen/PitchPageView.ts';
export { AccessibilityScreen } from './about/AccessibilityScreen/AccessibilityScreen.tsx';
export { AboutScreen } from './about/AboutScreen/AboutScreen.tsx';
export type { AboutView } from './about/AboutScreen/AboutView.ts';
export { DeskScreen } from './admin/DeskScreen/DeskScreen.tsx';
export type { DeskView } from './admin/DeskScreen/DeskView.ts';
export type { ProviderBudgetsView } from './admin/ProviderBudgets/ProviderBudgetsView.ts';
export { WarmResultsScreen } from './admin/WarmResultsScreen/WarmResultsScreen.tsx';
export type { WarmResultsView } from './admin/WarmResultsScreen/WarmResultsView.ts';
export { CompetitionPage } from './pages/CompetitionPage/CompetitionPage.tsx';
export type { CompetitionPageView, ListedScorer, RoundsView } from './pages/CompetitionPage/CompetitionPageView.ts';
export type { FollowView } from './follows/FollowButton/FollowView.ts';
export type { PartView } from './pages/PartView.ts';
export { PlayerCard } from './pages/PlayerCard/PlayerCard.tsx';
export type { PlayerCardView, PlayerFactsView } from './pages/PlayerCard/PlayerCardView.ts';
export { PlayerHoverCard } from './pages/PlayerCard/PlayerHoverCard.tsx';
export { AuthorCards, type ShownAuthor } from './links/AuthorCards.ts';
export type { Hovered, HoverIntent } from './links/HoverIntent.ts';
export { PlayerCards, type ShownPlayer } from './links/PlayerCards.ts';
export { useHoverIntent } from './links/useHoverIntent.ts';
export { TeamPage } from './pages/TeamPage/TeamPage.tsx';
export type { TablePlace, TeamPageView, TeamProgramme } from './pages/TeamPage/TeamPageView.ts';
export { LineUpPanel } from './lineUp/LineUpPanel/LineUpPanel.tsx';
export { AwaitedPlaces } from './standings/StandingsAround/AwaitedPlaces.tsx';
export { StandingsAround } from './standings/StandingsAround/StandingsAround.tsx';
export { StandingsPanel } from './standings/StandingsPanel/StandingsPanel.tsx';
export type { StandingsMoment, StandingsView } from './standings/StandingsPanel/StandingsView.ts';
export { MomentumPanel } from './match/detail/MomentumPanel/MomentumPanel.tsx';
export { PageAddresses, type PageAddressesOf } from './links/PageAddresses.ts';
export { PrintedReport } from './match/detail/PrintedReport/PrintedReport.tsx';
export { ShareMenu } from './match/detail/ShareMenu/ShareMenu.tsx';
export type { ShareMenuView } from './match/detail/ShareMenu/ShareMenuView.ts';
export { type FactsLook, factsLooks, type FactsView } from './facts/FactsView.ts';
export { MatchFacts } from './facts/MatchFacts/MatchFacts.tsx';
export { StatisticsPanel } from './facts/StatisticsPanel/StatisticsPanel.tsx';
