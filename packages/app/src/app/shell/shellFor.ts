import { authPath, leadsToSignIn, mailboxPath, matchesPath, resultsPath } from '../../navigation/paths.ts';

/** The static shells: the results, an opened match, only the frame with its tabs, the sign-in, or none. */
export type Shell = 'results' | 'match' | 'blank' | 'auth' | 'none';

/** The static shell of an address. */
export function shellFor(pathname: string, search: string): Shell {
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return leadsToSignIn(search) ? 'auth' : 'results';
  if (path === resultsPath) return 'results';
  if (path === authPath) return 'auth';
  if (path.startsWith(`${matchesPath}/`)) return 'match';
  return path === mailboxPath ? 'none' : 'blank';
}
