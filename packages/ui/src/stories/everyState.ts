import type { PitchTopic } from '@tribunen/domain';
import * as about from '../about/AboutScreen/AboutScreen.stories.tsx';
import type { AboutView } from '../about/AboutScreen/AboutView.ts';
import * as desk from '../admin/DeskScreen/DeskScreen.stories.tsx';
import type { DeskView } from '../admin/DeskScreen/DeskView.ts';
import * as providerBudgets from '../admin/ProviderBudgets/ProviderBudgets.stories.tsx';
import type { ProviderBudgetsView } from '../admin/ProviderBudgets/ProviderBudgetsView.ts';
import * as warmResults from '../admin/WarmResultsScreen/WarmResultsScreen.stories.tsx';
import type { WarmResultsView } from '../admin/WarmResultsScreen/WarmResultsView.ts';
import * as auth from '../auth/AuthScreen/AuthScreen.stories.tsx';
import type { AuthView, GoogleView } from '../auth/AuthScreen/AuthView.ts';
import * as chat from '../chat/Chat/Chat.stories.tsx';
import type { ChatFeedView, ComposerView } from '../chat/ChatView.ts';
import * as composer from '../chat/Composer/Composer.stories.tsx';
import * as mailbox from '../demo/MailboxScreen/MailboxScreen.stories.tsx';
import type { MailboxView } from '../demo/MailboxScreen/MailboxView.ts';
import * as facts from '../facts/MatchFacts/MatchFacts.stories.tsx';
import * as fantasy from '../fantasy/FantasyScreen/FantasyScreen.stories.tsx';
import type { FantasyView, LeagueView, RoundView } from '../fantasy/FantasyScreen/FantasyView.ts';
import type { FollowView } from '../follows/FollowButton/FollowView.ts';
import * as follows from '../follows/FollowsScreen/FollowsScreen.stories.tsx';
import type { ChooseView, FollowsView } from '../follows/FollowsScreen/FollowsView.ts';
import * as invitation from '../friends/AcceptInvitationScreen/AcceptInvitationScreen.stories.tsx';
import type { AcceptInvitationView } from '../friends/AcceptInvitationScreen/AcceptInvitationView.ts';
import * as conversation from '../friends/Conversation/Conversation.stories.tsx';
import type { ConversationView } from '../friends/Conversation/ConversationView.ts';
import * as friends from '../friends/FriendsScreen/FriendsScreen.stories.tsx';
import type { FriendsView } from '../friends/FriendsScreen/FriendsView.ts';
import type { MatchPaneView } from '../match/MatchPane/MatchPaneView.ts';
import * as matchPicker from '../match/MatchPicker/MatchPicker.stories.tsx';
import type { MatchPickerView } from '../match/MatchPicker/MatchPickerView.ts';
import * as match from '../match/MatchScreen/MatchScreen.stories.tsx';
import type { MatchView } from '../match/MatchScreen/MatchView.ts';
import * as matchDetail from '../match/detail/MatchDetailScreen/MatchDetailScreen.stories.tsx';
import type { MatchDetailView } from '../match/detail/MatchDetailScreen/MatchDetailView.ts';
import * as momentum from '../match/detail/MomentumPanel/MomentumPanel.stories.tsx';
import type { MomentumView } from '../match/detail/MomentumPanel/MomentumView.ts';
import * as flipCard from '../notifications/FlipCard/FlipCard.stories.tsx';
import type { FlipCardView } from '../notifications/FlipCard/FlipCardView.ts';
import * as goalBanner from '../notifications/GoalBanner/GoalBanner.stories.tsx';
import type { GoalBannerView } from '../notifications/GoalBanner/GoalBannerView.ts';
import * as competitionPage from '../pages/CompetitionPage/CompetitionPage.stories.tsx';
import type { CompetitionPageView } from '../pages/CompetitionPage/CompetitionPageView.ts';
import type { PartView } from '../pages/PartView.ts';
import * as teamPage from '../pages/TeamPage/TeamPage.stories.tsx';
import type { TeamPageView } from '../pages/TeamPage/TeamPageView.ts';
import * as calibrateGoal from '../pitch/CalibrateGoalScreen/CalibrateGoalScreen.stories.tsx';
import type { CalibrateGoalView } from '../pitch/CalibrateGoalScreen/CalibrateGoalView.ts';
import * as calibrate from '../pitch/CalibrateScreen/CalibrateScreen.stories.tsx';
import type { CalibrateView } from '../pitch/CalibrateScreen/CalibrateView.ts';
import * as eventFile from '../pitch/EventFilePanel/EventFilePanel.stories.tsx';
import type { EventFileView } from '../pitch/EventFilePanel/EventFileView.ts';
import type { PitchPageView } from '../pitch/PitchPagesScreen/PitchPageView.ts';
import * as pitchPages from '../pitch/PitchPagesScreen/PitchPagesScreen.stories.tsx';
import * as invitationList from '../profile/InvitationList/InvitationList.stories.tsx';
import type { InvitationsView } from '../profile/InvitationList/InvitationsView.ts';
import * as profile from '../profile/ProfileScreen/ProfileScreen.stories.tsx';
import type { ProfileScreenView } from '../profile/ProfileScreen/ProfileScreenView.ts';
import * as results from '../results/ResultsScreen/ResultsScreen.stories.tsx';
import type { ResultsView } from '../results/ResultsScreen/ResultsView.ts';
import * as ratingCourse from '../scouting/PlayerNumbers/RatingCourse.stories.tsx';
import * as ratingCard from '../scouting/RatingCard/RatingCard.stories.tsx';
import * as scouting from '../scouting/ScoutingScreen/ScoutingScreen.stories.tsx';
import type {
  RatingCardView,
  RatingCourseView,
  ScoutingView,
  SquadView,
  TeamRatingView,
  TopPlayersView,
} from '../scouting/ScoutingView.ts';
import * as teamRating from '../scouting/TeamRating/TeamRating.stories.tsx';
import * as topPlayers from '../scouting/TopPlayers/TopPlayers.stories.tsx';
import * as search from '../search/SearchDialog/SearchDialog.stories.tsx';
import type { SearchView } from '../search/SearchDialog/SearchView.ts';
import * as push from '../settings/SettingsScreen/PushSettings.stories.tsx';
import * as installedApp from '../installedApp/InstalledAppNotice/InstalledAppNotice.stories.tsx';
import type { InstalledAppNoticeView } from '../installedApp/InstalledAppNotice/InstalledAppNotice.tsx';
import type { PushView } from '../settings/SettingsScreen/PushView.ts';
import * as safety from '../settings/SettingsScreen/SafetySettings.stories.tsx';
import type { SafetyView } from '../settings/SettingsScreen/SafetyView.ts';
import * as settings from '../settings/SettingsScreen/SettingsScreen.stories.tsx';
import type { SettingsView } from '../settings/SettingsScreen/SettingsView.ts';
import * as profileMenu from '../shell/ProfileMenu/ProfileMenu.stories.tsx';
import type { ProfileView } from '../shell/ProfileMenu/ProfileView.ts';
import * as routeError from '../shell/RouteErrorScreen/RouteErrorScreen.stories.tsx';
import type { RouteErrorView } from '../shell/RouteErrorScreen/RouteErrorView.ts';
import * as standings from '../standings/StandingsPanel/StandingsPanel.stories.tsx';
import type { StandingsView } from '../standings/StandingsPanel/StandingsView.ts';
import * as team from '../teamChats/TeamScreen/TeamScreen.stories.tsx';
import type { TeamView } from '../teamChats/TeamScreen/TeamView.ts';
import type { StoriesFor } from './StoriesFor.ts';

/** Compares every screen's stories with its view: a state without a story does not compile. */
auth satisfies StoriesFor<AuthView>;
calibrate satisfies StoriesFor<CalibrateView>;
calibrateGoal satisfies StoriesFor<CalibrateGoalView>;
chat satisfies StoriesFor<ChatFeedView>;
competitionPage satisfies StoriesFor<CompetitionPageView>;
composer satisfies StoriesFor<ComposerView>;
conversation satisfies StoriesFor<ConversationView>;
eventFile satisfies StoriesFor<EventFileView>;
// The facts are always ready: their stories are named by the topic.
facts satisfies StoriesFor<{ readonly topic: PitchTopic }, 'topic'>;
fantasy satisfies StoriesFor<FantasyView>;
flipCard satisfies StoriesFor<FlipCardView>;
follows satisfies StoriesFor<FollowsView>;
friends satisfies StoriesFor<FriendsView>;
goalBanner satisfies StoriesFor<GoalBannerView>;
invitation satisfies StoriesFor<AcceptInvitationView>;
invitationList satisfies StoriesFor<InvitationsView>;
mailbox satisfies StoriesFor<MailboxView>;
match satisfies StoriesFor<MatchView>;
matchDetail satisfies StoriesFor<MatchDetailView>;
matchPicker satisfies StoriesFor<MatchPickerView>;
momentum satisfies StoriesFor<MomentumView>;
installedApp satisfies StoriesFor<InstalledAppNoticeView, 'kind'>;
pitchPages satisfies StoriesFor<PitchPageView, 'page'>;
providerBudgets satisfies StoriesFor<ProviderBudgetsView>;
profile satisfies StoriesFor<ProfileScreenView>;
profileMenu satisfies StoriesFor<ProfileView>;
ratingCard satisfies StoriesFor<RatingCardView>;
ratingCourse satisfies StoriesFor<RatingCourseView>;
results satisfies StoriesFor<ResultsView>;
routeError satisfies StoriesFor<RouteErrorView>;
safety satisfies StoriesFor<SafetyView>;
scouting satisfies StoriesFor<ScoutingView>;
search satisfies StoriesFor<SearchView>;
push satisfies StoriesFor<PushView>;
settings satisfies StoriesFor<SettingsView>;
standings satisfies StoriesFor<StandingsView>;
team satisfies StoriesFor<TeamView>;
teamPage satisfies StoriesFor<TeamPageView>;
teamRating satisfies StoriesFor<TeamRatingView>;
topPlayers satisfies StoriesFor<TopPlayersView>;
about satisfies StoriesFor<AboutView>;
desk satisfies StoriesFor<DeskView>;
warmResults satisfies StoriesFor<WarmResultsView>;

// Parts of a screen: the screen's stories show their states, under other names.
({
  Loading: teamPage.PartsLoading,
  SignedOut: teamPage.SignedOut,
  Ready: teamPage.Followed,
}) satisfies StoriesFor<FollowView>;
({
  Name: follows.GuideName,
  Choose: follows.Guide,
  Notify: follows.Guide,
  Push: follows.GuidePushLoading,
  Done: follows.GuideSkipped,
}) satisfies StoriesFor<ChooseView['guide'], 'step'>;
({ Open: auth.SignIn, Busy: auth.Google, Failed: auth.GoogleFailed }) satisfies StoriesFor<GoogleView>;
({
  Loading: fantasy.RoundLoading,
  Error: fantasy.RoundError,
  Hidden: fantasy.RoundHidden,
  Empty: fantasy.SeasonBreak,
  Ready: fantasy.League,
}) satisfies StoriesFor<LeagueView>;
// For a match that is not opened the pane shows the same component as the match screen.
({
  Unchosen: results.BesideNone,
  Loading: match.Loading,
  Error: match.Error,
  NotFound: match.NotFound,
  Ready: results.Beside,
}) satisfies StoriesFor<MatchPaneView>;
({
  Loading: teamPage.PartsLoading,
  Error: teamPage.PartsError,
  Ready: teamPage.Ready,
}) satisfies StoriesFor<PartView<unknown>>;
({
  Loading: fantasy.RoundLoading,
  Error: fantasy.RoundError,
  Hidden: fantasy.RoundHidden,
  Break: fantasy.SeasonBreak,
  LeftOut: fantasy.LeftOut,
  Ready: fantasy.Ready,
}) satisfies StoriesFor<RoundView>;
({
  Loading: scouting.LoadingPlayers,
  Error: scouting.PlayersError,
  Ready: scouting.Ready,
}) satisfies StoriesFor<SquadView>;
