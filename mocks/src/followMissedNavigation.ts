import type { Backend } from './Backend.ts';
import { trustedHtml } from './trustedHtml.ts';

/**
 * Answers a navigation to an address of the auth server (a link in a mail, or the sign-in with Google) that has loaded
 * this page. Normally the previous page's backend answers it through the service worker, but a busy browser may close
 * that page too early.
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
