import { authPath, leadsToSignIn, mailboxPath, resultsPath } from '../../navigation/paths.ts';

/** The static shells: the results, only the frame with its tabs, the sign-in, or none. */
export type Shell = 'results' | 'blank' | 'auth' | 'none';

/** The static shell of an address. */
export function shellFor(pathname: string, search: string): Shell {
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return leadsToSignIn(search) ? 'auth' : 'results';
  if (path === resultsPath) return 'results';
  if (path === authPath) return 'auth';
  return path === mailboxPath ? 'none' : 'blank';
}
