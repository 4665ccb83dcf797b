import { Navigate, useLocation } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/** Replaces the present address by another one of the app. The demo's parameters are kept. */
export function AppRedirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate replace to={keepDemo(to, search)} />;
}
