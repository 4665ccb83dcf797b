import type { Backend } from './Backend.ts';
import { trustedHtml } from './trustedHtml.ts';

/**
 * Answers the navigation that has loaded this page, if its address belongs to the auth server (a link in a mail, or the
 * sign-in with Google). Normally the previous page's backend answers such a navigation through the service worker, but
 * a busy browser may close the previous page too early.
 *
 * @returns true when this page is leaving for another address, or has become the answer itself
 */
export async function followMissedNavigation(
  backend: Pick<Backend, 'answer'>,
  address: Pick<Location, 'href' | 'pathname'> & { replace(url: string): void },
  page: { readonly documentElement: Pick<HTMLElement, 'innerHTML'> },
): Promise<boolean> {
  if (!address.pathname.startsWith('/auth/v1/')) return false;
  const response = await backend.answer(new Request(address.href));
  const to = response.headers.get('location');
  if (to === null) page.documentElement.innerHTML = trustedHtml(await response.text());
  else address.replace(to);
  return true;
}
