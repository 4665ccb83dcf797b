import { useSearchParams } from 'react-router-dom';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { authHref, readAuthAddress } from '../../navigation/authAddress.ts';
import { paths } from '../../navigation/paths.ts';

/** The site's root: leads to the results, or to the sign-in when Google or the link in a mail has brought an invitation or a way back here. */
export function RootRedirect() {
  const [search] = useSearchParams();
  const { invitation, next } = readAuthAddress(search);
  const isCarrying = invitation !== null || next !== null;
  return <AppRedirect to={isCarrying ? authHref({ mode: 'sign-in', invitation, next }) : paths.results} />;
}
