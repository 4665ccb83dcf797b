import { useLocation } from 'react-router-dom';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { leadsToSignIn, paths } from '../../navigation/paths.ts';

/** The site's root: leads to the results, or to the sign-in when Google or the link in a mail has brought an invitation or a way back here. */
export function RootRedirect() {
  const { search } = useLocation();
  return <AppRedirect to={leadsToSignIn(search) ? `${paths.auth}${search}` : paths.results} />;
}
