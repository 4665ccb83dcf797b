import { paths } from '../../navigation/paths.ts';

/** What of the static shell an address begins with: the results, the frame with its tabs alone, the way in, or nothing. */
export type Shell = 'results' | 'blank' | 'auth' | 'none';

/**
 * The shell in `index.html` that is a shell of what is to come.
 *
 * @example
 * shellFor('/match/7'); // 'blank'
 */
export function shellFor(pathname: string): Shell {
  const path = pathname.replace(/\/+$/, '');
  if (path === '' || path === paths.results) return 'results';
  if (path === paths.auth) return 'auth';
  return path === paths.mailbox ? 'none' : 'blank';
}
