import { Navigate, useLocation } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/** Sends the spectator to another address of the app, which takes the place of this one. The demo's parameters are kept. */
export function AppRedirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate replace to={keepDemo(to, search)} />;
}
