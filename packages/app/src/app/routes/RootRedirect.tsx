import { useLocation } from 'react-router-dom';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { leadsToSignIn, paths } from '../../navigation/paths.ts';

/**
 * The site's root. It redirects to the results, or to the sign-in when Google or the link in a mail has led here with
 * an invitation or an address to return to.
 */
export function RootRedirect() {
  const { search } = useLocation();
  return <AppRedirect to={leadsToSignIn(search) ? `${paths.auth}${search}` : paths.results} />;
}
