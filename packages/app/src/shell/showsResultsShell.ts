import { paths } from '../routes/paths.ts';

/**
 * Whether an address shows the results first, so that the shell of the results in `index.html` is a shell of what is to come.
 *
 * @example
 * showsResultsShell('/match/7'); // false
 */
export function showsResultsShell(pathname: string): boolean {
  return pathname === paths.root || pathname.replace(/\/+$/, '') === paths.results;
}
