import { useSearchParams } from 'react-router-dom';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { invitationParameter, paths, returnParameter } from '../../navigation/paths.ts';

/** The site's root: leads to the results, or to the sign-in when Google or the link in a mail has brought an invitation or a way back here. */
export function RootRedirect() {
  const [search] = useSearchParams();
  const isCarrying = search.has(invitationParameter) || search.has(returnParameter);
  return <AppRedirect to={isCarrying ? `${paths.auth}?${search}` : paths.results} />;
}
