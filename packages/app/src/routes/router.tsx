import { PageUnderBar, UnderConstructionScreen, useWords } from '@tribunen/ui';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { ResultsContainer } from '../features/results/ResultsContainer.tsx';
import { DemoBarHost } from '../features/shell/DemoBarHost.tsx';
import { ShellContainer } from '../features/shell/ShellContainer.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { paths } from './paths.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RootRedirect } from './RootRedirect.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** The screens that are on their way, by the key of their title. */
type Coming = keyof ReturnType<typeof useTitles>;

function useTitles() {
  const { t } = useWords();
  return {
    team: t(($) => $.shell.tabs.team),
    scouting: t(($) => $.shell.tabs.scouting),
    friends: t(($) => $.shell.tabs.friends),
    profile: t(($) => $.shell.menu.profile),
    follows: t(($) => $.shell.menu.follows),
    fantasy: t(($) => $.shell.menu.fantasy),
    invitation: t(($) => $.routes.invitation),
    pitch: t(($) => $.routes.pitch),
    calibration: t(($) => $.routes.calibration),
    warmResults: t(($) => $.routes.warmResults),
  };
}

function ComingRoute({ screen }: { readonly screen: Coming }) {
  return <UnderConstructionScreen title={useTitles()[screen]} />;
}

function coming(path: string, screen: Coming) {
  return { path, element: <ComingRoute screen={screen} /> };
}

async function openMatchScreen() {
  const { MatchContainer } = await import('../features/match/MatchContainer.tsx');
  return { Component: MatchContainer };
}

/** Every route of the app. The results, and the signs for what is on its way, come with the first load; the sign-in and a match when they are opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: (
        <PageUnderBar bar={<DemoBarHost />}>
          <RouteErrorBoundary root />
        </PageUnderBar>
      ),
      children: [
        { path: paths.root, element: <RootRedirect /> },
        {
          // It has no tabs, but it is of the demo as all screens are.
          element: (
            <PageUnderBar bar={<DemoBarHost />}>
              <Outlet />
            </PageUnderBar>
          ),
          children: [
            {
              path: paths.auth,
              errorElement: <RouteErrorBoundary />,
              // Until the sign-in has come, nothing, as before the app ran: only the results have a shell.
              hydrateFallbackElement: <></>,
              lazy: async () => {
                const { AuthContainer } = await import('../features/auth/AuthContainer.tsx');
                return { Component: AuthContainer };
              },
            },
          ],
        },
        {
          element: <ShellContainer />,
          children: [
            {
              // Around each screen, inside the shell: a screen that fails leaves the tabs standing.
              errorElement: <RouteErrorBoundary />,
              children: [
                { path: paths.results, element: <ResultsContainer /> },
                { path: paths.match, lazy: openMatchScreen },
                { path: `${paths.match}/:matchId`, lazy: openMatchScreen },
                coming(paths.team, 'team'),
                coming(`${paths.team}/:teamId`, 'team'),
                coming(paths.scouting, 'scouting'),
                coming(paths.acceptInvitation, 'invitation'),
                coming(paths.pitch, 'pitch'),
                coming(paths.pitchBalls, 'pitch'),
                coming(paths.pitchShots, 'pitch'),
                coming(paths.calibrateGoal, 'calibration'),
                coming(paths.calibrate, 'calibration'),
                {
                  element: <RequireSession />,
                  children: [
                    coming(paths.friends, 'friends'),
                    coming(paths.profile, 'profile'),
                    coming(paths.follows, 'follows'),
                    coming(paths.fantasy, 'fantasy'),
                  ],
                },
                { path: '*', element: <NotFoundRoute /> },
                { element: <RequireAdmin />, children: [coming(paths.warmResults, 'warmResults')] },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
