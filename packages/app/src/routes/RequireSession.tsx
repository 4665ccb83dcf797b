import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { AppRedirect } from './AppRedirect.tsx';
import { paths, returnParameter } from './paths.ts';

/** Sends whoever is signed out to the sign-in, and back here after it. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return null;
    case 'signed-out': {
      const next = new URLSearchParams({ [returnParameter]: `${pathname}${search}` });
      return <AppRedirect to={`${paths.auth}?${next}`} />;
    }
    case 'signed-in':
      return <Outlet />;
  }
}
