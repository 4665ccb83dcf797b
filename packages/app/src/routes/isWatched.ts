import { paths } from './paths.ts';

/**
 * Whether the screen at an address is one for watching: the results, a match. It has no form, and a reload brings it back as it was.
 *
 * @example
 * isWatched('/match/500009'); // true
 */
export function isWatched(pathname: string): boolean {
  return [paths.results, paths.match].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
