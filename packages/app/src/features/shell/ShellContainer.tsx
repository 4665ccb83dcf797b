import { AppShell, type ProfileView } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { useAlertsView } from '../../notifications/useAlertsView.ts';
import { useInvitationCount } from '../../queries/useInvitationCount.ts';
import { paths } from '../../routes/paths.ts';
import { useAppNavigate } from '../../routes/useAppNavigate.ts';
import { useSignInHref } from '../../routes/useSignInHref.ts';
import { signOutMutation } from '../../session/signOutMutation.ts';
import { useSession } from '../../session/useSession.ts';
import { useObserved } from '../../state/useObserved.ts';
import { activeTab, tabPath } from './activeTab.ts';
import { DemoBarHost } from './DemoBarHost.tsx';

/** Loads with the live room; its place is reserved. */
const DataAgeContainer = lazy(async () => ({ default: (await import('./DataAgeContainer.tsx')).DataAgeContainer }));

/** Loaded when a session ends by itself. */
const SessionEndedContainer = lazy(async () => ({
  default: (await import('./SessionEndedContainer.tsx')).SessionEndedContainer,
}));

/** The shell around every tabbed screen: tabs, profile menu and, in the demo, its bar. */
export function ShellContainer() {
  const services = useServices();
  const { demo, theme } = services;
  const backend = useBackend(homeBackend);
  const session = useSession();
  const goTo = useAppNavigate();
  const signInHref = useSignInHref();
  const { pathname } = useLocation();
  const choice = useObserved(theme);
  const invitations = useInvitationCount();
  const signOut = useMutation({ ...signOutMutation(backend), onSuccess: () => goTo(paths.auth) });

  const room = useLiveRoom();
  const alerts = useAlertsView();
  const setting = { theme: choice, onTheme: theme.choose };
  const profile: ProfileView =
    session.status === 'signed-in'
      ? {
          ...setting,
          status: 'signed-in',
          name: session.user.name,
          invitations,
          current: pathname === paths.profile,
          hrefs: {
            profile: paths.profile,
            friends: paths.friends,
            follows: paths.follows,
            fantasy: paths.fantasy,
            settings: paths.settings,
          },
          alerts,
          developerLinks: import.meta.env.DEV ? [{ label: paths.calibrateGoal, href: paths.calibrateGoal }] : [],
          onSignOut: () => signOut.mutate(),
        }
      : session.status === 'signed-out'
        ? { ...setting, status: 'signed-out', signInHref, settingsHref: paths.settings }
        : { ...setting, status: 'loading' };

  return (
    <>
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
      {/* Over the page, not in it: the screen slides. */}
      {session.status === 'signed-out' && session.reason === 'ended' && (
        <Suspense>
          <SessionEndedContainer />
        </Suspense>
      )}
    </>
  );
}
