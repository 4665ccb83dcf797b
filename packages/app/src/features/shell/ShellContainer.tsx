import { AppShell, type ProfileView } from '@tribunen/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { instantNow } from '../../services/instantNow.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { useAlertsView } from '../../notifications/useAlertsView.ts';
import { invitationCountQuery } from '../../queries/invitationCountQuery.ts';
import { keepDemo, paths } from '../../routes/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { activeTab, tabPath } from './activeTab.ts';
import { DemoBarHost } from './DemoBarHost.tsx';

/** It tells of the live room, and comes with it; its place is kept. */
const DataAgeContainer = lazy(async () => ({ default: (await import('./DataAgeContainer.tsx')).DataAgeContainer }));

/** The shell around every tabbed screen: tabs, profile menu and, in the demo, its bar. */
export function ShellContainer() {
  const services = useServices();
  const { demo, theme } = services;
  const backend = useBackend(homeBackend);
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const choice = useSyncExternalStore(theme.subscribe, theme.choice);
  const email = session.status === 'signed-in' ? session.user.email : null;
  const invitations = useQuery({
    ...invitationCountQuery(backend, email ?? '', () => instantNow(services)),
    enabled: email !== null,
  });

  const room = useLiveRoom();
  const alerts = useAlertsView();
  const setting = { theme: choice, onTheme: theme.choose };
  const profile: ProfileView =
    session.status === 'signed-in'
      ? {
          ...setting,
          status: 'signed-in',
          name: session.user.name,
          invitations: invitations.data ?? 0,
          current: pathname === paths.profile,
          hrefs: {
            profile: paths.profile,
            friends: paths.friends,
            follows: paths.follows,
            fantasy: paths.fantasy,
          },
          alerts,
          developerLinks: import.meta.env.DEV ? [{ label: paths.calibrateGoal, href: paths.calibrateGoal }] : [],
          onSignOut: () => {
            void backend.signOut().then(() => {
              // What one spectator was shown is not left for the next.
              queryClient.removeQueries({ queryKey: ['follows'] });
              queryClient.removeQueries({ queryKey: ['invitation-count'] });
              return navigate(keepDemo(paths.auth, search));
            });
          },
        }
      : session.status === 'signed-out'
        ? { ...setting, status: 'signed-out', signInHref: paths.auth }
        : { ...setting, status: 'loading' };

  return (
    <AppShell
      view={{
        activeTab: activeTab(pathname),
        tabHref: tabPath,
        profile,
        dataAge: room && (
          <Suspense>
            <DataAgeContainer />
          </Suspense>
        ),
        bar: demo && <DemoBarHost />,
      }}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
