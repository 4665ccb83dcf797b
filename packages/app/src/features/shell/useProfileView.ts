import { type ProfileView, toast, useWords } from '@tribunen/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { homeApi } from '../../api/homeApi.ts';
import { useInvitationCount } from '../../data/people/useInvitationCount.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { useAlertsView } from '../../live/notifications/useAlertsView.ts';
import { messagesPath, paths, teamNoticesPath } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import { useSignOutQuestion } from '../../data/signOut/useSignOutQuestion.tsx';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { useKnownSpectator } from './useKnownSpectator.ts';

/** The profile menu, in the corner of every screen and as the page at /menu, with the question that a sign-out may ask first. */
export function useProfileView(): { readonly view: ProfileView; readonly question: ReactNode } {
  const { theme } = useServices();
  const { t } = useWords();
  const api = useApi(homeApi);
  const session = useSession();
  const goTo = useAppNavigate();
  const signInHref = useSignInHref();
  const { pathname } = useLocation();
  const choice = useObserved(theme);
  const counted = useInvitationCount();
  const known = useKnownSpectator();
  const alerts = useAlertsView();
  const { beforeSignOut, question } = useSignOutQuestion();

  const signOut = (): void => {
    api.signOut().then(
      () => goTo(paths.auth),
      (error: unknown) => {
        console.error('The sign-out failed', error);
        toast.failure({ title: t(($) => $.primitives.failed) });
      },
    );
  };

  const invitations = known?.invitations ?? counted;
  const setting = { theme: choice, onTheme: theme.choose, menuHref: paths.menu };
  switch (session.status) {
    case 'loading':
      return { question, view: { ...setting, status: 'loading' } };
    case 'signed-out':
      return { question, view: { ...setting, status: 'signed-out', signInHref, settingsHref: paths.settings } };
    case 'signed-in':
      return {
        question,
        view: {
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
            teamNotices: teamNoticesPath,
            fantasy: paths.fantasy,
            settings: paths.settings,
          },
          alerts,
          developerLinks: import.meta.env.DEV ? [{ label: paths.calibrateGoal, href: paths.calibrateGoal }] : [],
          onSignOut: () => beforeSignOut(signOut),
        },
      };
  }
}
