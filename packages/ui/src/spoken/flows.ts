import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as authStories from '../auth/AuthScreen/AuthScreen.stories.tsx';
import * as chatStories from '../chat/Chat/Chat.stories.tsx';
import * as fantasyStories from '../fantasy/FantasyScreen/FantasyScreen.stories.tsx';
import * as followsStories from '../follows/FollowsScreen/FollowsScreen.stories.tsx';
import * as invitationStories from '../friends/AcceptInvitationScreen/AcceptInvitationScreen.stories.tsx';
import * as friendsStories from '../friends/FriendsScreen/FriendsScreen.stories.tsx';
import * as detailStories from '../match/detail/MatchDetailScreen/MatchDetailScreen.stories.tsx';
import * as matchStories from '../match/MatchScreen/MatchScreen.stories.tsx';
import * as bannerStories from '../notifications/GoalBanner/GoalBanner.stories.tsx';
import * as resultsStories from '../results/ResultsScreen/ResultsScreen.stories.tsx';
import * as scoutingStories from '../scouting/ScoutingScreen/ScoutingScreen.stories.tsx';
import * as settingsStories from '../settings/SettingsScreen/SettingsScreen.stories.tsx';
import * as errorStories from '../shell/RouteErrorScreen/RouteErrorScreen.stories.tsx';

const auth = composeStories(authStories);
const results = composeStories(resultsStories);
const match = composeStories(matchStories);
const detail = composeStories(detailStories);
const chat = composeStories(chatStories);
const follows = composeStories(followsStories);
const friends = composeStories(friendsStories);
const invitation = composeStories(invitationStories);
const fantasy = composeStories(fantasyStories);
const scouting = composeStories(scoutingStories);
const settings = composeStories(settingsStories);
const banner = composeStories(bannerStories);
const error = composeStories(errorStories);

/** Twenty things that a user does, each as the states of a screen that follow each other. */
export const flows: Readonly<Record<string, readonly ComponentType[]>> = {
  'sign-in-refused': [auth.SignIn, auth.Refused],
  'sign-up': [auth.SignUp, auth.ConfirmEmail],
  'forgotten-password': [auth.Recover, auth.RecoverySent],
  'matches-of-the-day': [results.Ready],
  'results-that-do-not-load': [results.Error],
  'first-visit': [results.NoFollows],
  'goal-in-the-list': [results.Goal],
  'goal-elsewhere': [banner.Goal],
  'match-in-play': [match.Ready],
  'match-that-is-over': [detail.Finished],
  'match-before-kick-off': [detail.Upcoming],
  'chat-without-messages': [chat.Empty],
  'chat-of-a-visitor': [chat.SignedOut],
  'first-follow': [follows.Empty, follows.Choose],
  'friends-online': [friends.Ready],
  'invitation-accepted': [invitation.Name, invitation.Welcome],
  'fantasy-team': [fantasy.Entry],
  'rating-of-a-player': [scouting.Ready],
  'settings-changed': [settings.SignedIn],
  'screen-that-failed': [error.Route, error.WithNumber],
};
