import { paths } from '../routes/paths.ts';

/** What of the static shell an address begins with: the results, the frame with its tabs alone, or nothing. */
export type Shell = 'results' | 'blank' | 'none';

/**
 * The shell in `index.html` that is a shell of what is to come.
 *
 * @example
 * shellFor('/match/7'); // 'blank'
 */
export function shellFor(pathname: string): Shell {
  const path = pathname.replace(/\/+$/, '');
  if (path === '' || path === paths.results) return 'results';
  return path === paths.auth || path === paths.mailbox ? 'none' : 'blank';
}
