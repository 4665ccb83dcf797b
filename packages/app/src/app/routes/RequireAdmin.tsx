import { Outlet } from 'react-router-dom';
import { useSession } from '../../services/useSession.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** Shows the page to administrators, and the not-found screen to everybody else. */
export function RequireAdmin() {
  const session = useSession();
  if (session.status === 'loading') return null;
  return session.status === 'signed-in' && session.user.isAdmin ? <Outlet /> : <NotFoundRoute />;
}
