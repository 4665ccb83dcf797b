import { AppShell, PageAddresses, type ProfileView, type PageAddressesOf } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useSignOutQuestion } from '../../services/signOut/useSignOutQuestion.tsx';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { useAlertsView } from '../../live/notifications/useAlertsView.ts';
import { useInvitationCount } from '../../data/people/useInvitationCount.ts';
import { messagesPath, paths, competitionPath, teamPath } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import { signOutMutation } from '../../services/signOut/signOutMutation.ts';
import { useSession } from '../../services/useSession.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { useObserved } from '../../lib/state/useObserved.ts';
import { activeTab, tabPath } from './activeTab.ts';
import { DemoBarHost } from './DemoBarHost.tsx';
import { useSearchOpening } from './search/useSearchOpening.ts';
import { useKnownSpectator } from './useKnownSpectator.ts';

/** Loads with the live room; its place is reserved. */
const DataAgeContainer = lazyUntilLoaded(async () => (await import('./DataAgeContainer.tsx')).DataAgeContainer);

/** Loaded when a session ends by itself. */
const SessionEndedContainer = lazyUntilLoaded(
  async () => (await import('./SessionEndedContainer.tsx')).SessionEndedContainer,
);

/** Loaded when it is first opened. */
const SearchContainer = lazyUntilLoaded(
  withLaterWords(async () => (await import('./search/SearchContainer.tsx')).SearchContainer),
);

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
  const search = useSearchOpening();
  const counted = useInvitationCount();
  const known = useKnownSpectator();
  const { beforeSignOut, question } = useSignOutQuestion();
  const signOut = useMutation({ ...signOutMutation(backend), onSuccess: () => goTo(paths.auth) });

  const room = useLiveRoom();
  const alerts = useAlertsView();
  const invitations = known?.invitations ?? counted;
  const setting = { theme: choice, onTheme: theme.choose };
  const profile: ProfileView =
    session.status === 'signed-in'
      ? {
          ...setting,
          status: 'signed-in',
          name: known?.name ?? session.user.name,
          invitations,
          current: pathname === paths.profile,
          hrefs: {
            // The badge counts invitations, and leads to them.
            profile: invitations > 0 ? messagesPath : paths.profile,
            friends: paths.friends,
            follows: paths.follows,
            fantasy: paths.fantasy,
            settings: paths.settings,
          },
          alerts,
          developerLinks: import.meta.env.DEV ? [{ label: paths.calibrateGoal, href: paths.calibrateGoal }] : [],
          onSignOut: () => beforeSignOut(signOut.mutate),
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
          unread: known?.unread ?? 0,
          profile,
          onSearch: search.open,
          dataAge: room && (
            <Suspense>
              <DataAgeContainer />
            </Suspense>
          ),
          bar: demo && <DemoBarHost />,
        }}
      >
        <PageAddresses value={pageAddresses}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageAddresses>
      </AppShell>
      {/* Over the page, not in it: the screen slides. */}
      {session.status === 'signed-out' && session.reason === 'ended' && (
        <Suspense>
          <SessionEndedContainer />
        </Suspense>
      )}
      {search.isOpen && (
        <Suspense>
          <SearchContainer onClose={search.close} />
        </Suspense>
      )}
      {question}
    </>
  );
}

/** The addresses to which the names of teams and competitions lead. */
const pageAddresses: PageAddressesOf = { team: teamPath, competition: competitionPath };
