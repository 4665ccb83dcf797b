import { toast, useWords } from '@tribunen/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { authHref, readAuthAddress } from '../../navigation/authAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useSession } from '../../services/useSession.ts';
import { useArrival } from './useArrival.ts';

/**
 * Shows a toast with the outcome of the link or of Google's answer that opened this page, on any screen. A visitor is
 * redirected to the sign-in, where they can request another link. Renders nothing itself.
 */
export function ArrivalHost() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const goTo = useAppNavigate();
  const { status } = useSession();
  const arrival = useArrival();
  const isShown = useRef(false);

  useEffect(() => {
    if (isShown.current || status === 'loading' || arrival === 'opening' || arrival === null) return;
    isShown.current = true;
    const goToSignIn = (mode: 'sign-in' | 'expired-link'): void => {
      const isThere = pathname === paths.auth;
      if (status === 'signed-in' || (isThere && mode === 'sign-in')) return;
      const carried = readAuthAddress(new URLSearchParams(isThere ? search : ''));
      goTo(authHref({ ...carried, mode }), { replace: true });
    };
    const fail = (text: string): void => toast.failure({ title: t(($) => $.primitives.failed), text });
    switch (arrival) {
      case 'signed-in':
        return;
      case 'half-confirmed':
        return toast.news({ title: t(($) => $.auth.halfConfirmed.title), text: t(($) => $.auth.halfConfirmed.text) });
      case 'expired':
        if (status === 'signed-in') fail(t(($) => $.auth.linkExpired.title));
        return goToSignIn('expired-link');
      case 'other-browser':
        fail(t(($) => $.auth.otherBrowser));
        return goToSignIn('sign-in');
      case 'cancelled':
        toast.news({ title: t(($) => $.auth.googleCancelled) });
        return goToSignIn('sign-in');
      case 'google-failed':
        fail(t(($) => $.auth.googleFailed));
        return goToSignIn('sign-in');
      case 'failed':
      case 'not-exchanged':
        fail(t(($) => $.forms.unexpected));
        return goToSignIn('sign-in');
    }
  }, [arrival, status, pathname, search, goTo, t]);

  return null;
}
