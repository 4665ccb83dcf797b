import { Outlet } from 'react-router-dom';
import { useSession } from '../../services/useSession.ts';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { useSignInHref } from '../../navigation/useSignInHref.ts';

/** Redirects a signed-out user to the sign-in, which leads back to this address. */
export function RequireSession() {
  const session = useSession();
  const signInHref = useSignInHref();
  switch (session.status) {
    case 'loading':
      return null;
    case 'signed-out':
      return <AppRedirect to={signInHref} />;
    case 'signed-in':
      return <Outlet />;
  }
}
