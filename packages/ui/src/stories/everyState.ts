import type { AuthView } from '../auth/AuthScreen/AuthView.ts';
import * as auth from '../auth/AuthScreen/AuthScreen.stories.tsx';
import type { FlipCardView } from '../notifications/FlipCard/FlipCardView.ts';
import * as flipCard from '../notifications/FlipCard/FlipCard.stories.tsx';
import * as invitation from '../invitation/AcceptInvitationScreen/AcceptInvitationScreen.stories.tsx';
import type { AcceptInvitationView } from '../invitation/AcceptInvitationScreen/AcceptInvitationView.ts';
import * as match from '../match/MatchScreen/MatchScreen.stories.tsx';
import type { MatchView } from '../match/MatchScreen/MatchView.ts';
import * as profile from '../profile/ProfileScreen/ProfileScreen.stories.tsx';
import type { ProfileScreenView } from '../profile/ProfileScreen/ProfileScreenView.ts';
import * as results from '../results/ResultsScreen/ResultsScreen.stories.tsx';
import type { ResultsView } from '../results/ResultsScreen/ResultsView.ts';
import * as settings from '../settings/SettingsScreen/SettingsScreen.stories.tsx';
import type { SettingsView } from '../settings/SettingsScreen/SettingsView.ts';
import * as routeError from '../shell/RouteErrorScreen/RouteErrorScreen.stories.tsx';
import type { RouteErrorView } from '../shell/RouteErrorScreen/RouteErrorView.ts';
import type { StoriesFor } from './StoriesFor.ts';

/** Compares every screen's stories with its view: a state without a story does not compile. */
results satisfies StoriesFor<ResultsView>;
auth satisfies StoriesFor<AuthView>;
match satisfies StoriesFor<MatchView>;
invitation satisfies StoriesFor<AcceptInvitationView>;
settings satisfies StoriesFor<SettingsView>;
profile satisfies StoriesFor<ProfileScreenView>;
routeError satisfies StoriesFor<RouteErrorView>;
flipCard satisfies StoriesFor<FlipCardView>;
