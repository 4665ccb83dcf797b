import { keepDemo, leadsToSignIn, paths } from './paths.ts';

/**
 * Where the site's root leads: to the results, or to the sign-in when Google or the link in a mail has led here with an
 * invitation or an address to return to. The demo's parameters are kept.
 */
export function rootLeadsTo(search: string): string {
  return keepDemo(leadsToSignIn(search) ? `${paths.auth}${search}` : paths.results, search);
}
