import { Outlet } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** For whoever is no administrator the page does not exist. */
export function RequireAdmin() {
  const session = useSession();
  if (session.status === 'loading') return null;
  return session.status === 'signed-in' && session.user.isAdmin ? <Outlet /> : <NotFoundRoute />;
}
