import { LateCode, PageUnderBar } from '@tribunen/ui';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ResultsContainer } from '../../features/results/ResultsContainer.tsx';
import { ArrivalGate } from './ArrivalGate.tsx';
import { DemoBarHost } from '../../features/shell/DemoBarHost.tsx';
import { ShellContainer } from '../../features/shell/ShellContainer.tsx';
import { openedMatch } from '../../navigation/openedMatch.ts';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from './RequireSession.tsx';
import { RootRedirect } from './RootRedirect.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { lazyScreen } from '../../lib/loading/lazyScreen.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

// These screens are loaded when they are opened, because the first screen does not need them.
const MatchRoute = lazyScreen(async () => (await import('./matchScreens.ts')).matchScreens.MatchContainer);
// The match beside the results, if the window has room.
const matchPane = new LateCode(
  withLaterWords(async () => (await import('./matchScreens.ts')).matchScreens.MatchPaneContainer),
  'The match beside the results did not load',
);
const MatchDetailRoute = lazyScreen(async () => {
  const { MatchDetailContainer } = await import('../../features/match/detail/MatchDetailContainer.tsx');
  openedMatch.isLoaded = true;
  return MatchDetailContainer;
});
// The results beside an opened match, if the window has room.
const DayMatches = lazyUntilLoaded(async () => (await import('./matchScreens.ts')).matchScreens.DayMatchesContainer);
const SideChat = lazyUntilLoaded(async () => (await import('./matchScreens.ts')).matchScreens.SideChat);
const MatchChatCount = lazyUntilLoaded(async () => (await import('./matchScreens.ts')).matchScreens.MatchChatCount);
const AuthRoute = lazyScreen(async () => (await import('../../features/auth/AuthContainer.tsx')).AuthContainer);
const TeamRoute = lazyScreen(async () => (await import('../../features/teamChat/TeamContainer.tsx')).TeamContainer);
const TeamPageRoute = lazyScreen(
  async () => (await import('../../features/teamPage/TeamPageContainer.tsx')).TeamPageContainer,
);
const CompetitionRoute = lazyScreen(
  async () => (await import('../../features/competitionPage/CompetitionPageContainer.tsx')).CompetitionPageContainer,
);
const InvitationRoute = lazyScreen(
  async () => (await import('../../features/invitation/AcceptInvitationContainer.tsx')).AcceptInvitationContainer,
);
const SettingsRoute = lazyScreen(
  async () => (await import('../../features/settings/SettingsContainer.tsx')).SettingsContainer,
);
const MenuRoute = lazyScreen(async () => (await import('../../features/shell/MenuContainer.tsx')).MenuContainer);
const ProfileRoute = lazyScreen(
  async () => (await import('../../features/profile/ProfileContainer.tsx')).ProfileContainer,
);
const FriendsRoute = lazyScreen(
  async () => (await import('../../features/friends/FriendsContainer.tsx')).FriendsContainer,
);
const ScoutingRoute = lazyScreen(
  async () => (await import('../../features/scouting/ScoutingContainer.tsx')).ScoutingContainer,
);
const RequireAdmin = lazyScreen(async () => (await import('./RequireAdmin.tsx')).RequireAdmin);
const NotFoundRoute = lazyScreen(async () => (await import('./NotFoundRoute.tsx')).NotFoundRoute);
const FollowsRoute = lazyScreen(
  async () => (await import('../../features/follows/FollowsContainer.tsx')).FollowsContainer,
);
const PitchPageRoute = lazyScreen(
  async () => (await import('../../features/pitch/PitchPageContainer.tsx')).PitchPageContainer,
);
const CalibrateRoute = lazyScreen(
  async () => (await import('../../features/pitch/CalibrateContainer.tsx')).CalibrateContainer,
);
const CalibrateGoalRoute = lazyScreen(
  async () => (await import('../../features/pitch/CalibrateGoalContainer.tsx')).CalibrateGoalContainer,
);
const WarmResultsRoute = lazyScreen(async () => (await import('./adminScreens.tsx')).adminScreens.warmResults());
const DeskRoute = lazyScreen(async () => (await import('./adminScreens.tsx')).adminScreens.desk());
const AboutRoute = lazyScreen(async () => (await import('../../features/about/AboutContainer.tsx')).AboutContainer);
const FantasyRoute = lazyScreen(
  async () => (await import('../../features/fantasy/FantasyContainer.tsx')).FantasyContainer,
);

/** Only the demo's build contains this screen. */
const MailboxRoute = import.meta.env.DEMO
  ? lazyScreen(async () => (await import('../../features/mailbox/MailboxContainer.tsx')).MailboxContainer)
  : null;

/** Every route of the app. The results come with the first load. */
export function appRoutes(): RouteObject[] {
  return [
    {
      element: (
        <RouteErrorBoundary root>
          <ArrivalGate />
        </RouteErrorBoundary>
      ),
      children: [
        { path: paths.root, element: <RootRedirect /> },
        {
          // The sign-in has no tabs, but the demo's bar like every screen.
          element: (
            <PageUnderBar bar={<DemoBarHost />}>
              <RouteErrorBoundary>
                <Outlet />
              </RouteErrorBoundary>
            </PageUnderBar>
          ),
          children: [
            { path: paths.auth, element: <AuthRoute /> },
            ...(MailboxRoute === null ? [] : [{ path: paths.mailbox, element: <MailboxRoute /> }]),
          ],
        },
        {
          element: <ShellContainer />,
          children: [
            {
              // This is inside the shell, so that the tabs remain when a screen fails.
              element: (
                <RouteErrorBoundary>
                  <Outlet />
                </RouteErrorBoundary>
              ),
              children: [
                { path: paths.results, element: <ResultsContainer pane={matchPane} /> },
                { path: paths.match, element: <MatchRoute /> },
                {
                  path: `${paths.match}/:matchId`,
                  element: <MatchDetailRoute list={DayMatches} chat={SideChat} chatCount={MatchChatCount} />,
                },
                { path: paths.team, element: <TeamRoute /> },
                { path: paths.scouting, element: <ScoutingRoute /> },
                { path: `${paths.team}/:teamId`, element: <TeamPageRoute /> },
                { path: `${paths.competition}/:code`, element: <CompetitionRoute /> },
                { path: paths.menu, element: <MenuRoute /> },
                { path: paths.settings, element: <SettingsRoute /> },
                { path: paths.about, element: <AboutRoute page="about" /> },
                { path: paths.accessibility, element: <AboutRoute page="accessibility" /> },
                { path: paths.acceptInvitation, element: <InvitationRoute /> },
                { path: paths.pitch, element: <PitchPageRoute page="pitch" /> },
                { path: paths.pitchBalls, element: <PitchPageRoute page="balls" /> },
                { path: paths.pitchShots, element: <PitchPageRoute page="shots" /> },
                { path: paths.calibrateGoal, element: <CalibrateGoalRoute /> },
                { path: paths.calibrate, element: <CalibrateRoute /> },
                {
                  element: <RequireSession />,
                  children: [
                    { path: `${paths.friends}/:userId?`, element: <FriendsRoute /> },
                    { path: paths.profile, element: <ProfileRoute /> },
                    { path: paths.follows, element: <FollowsRoute /> },
                    { path: paths.fantasy, element: <FantasyRoute /> },
                  ],
                },
                { path: '*', element: <NotFoundRoute /> },
                {
                  element: <RequireAdmin />,
                  children: [
                    { path: paths.reports, element: <DeskRoute /> },
                    { path: paths.warmResults, element: <WarmResultsRoute /> },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
