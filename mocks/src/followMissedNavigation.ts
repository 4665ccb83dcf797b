import type { Backend } from './Backend.ts';

/**
 * Follows an address of the auth server at which this page has been loaded. A link in a mail, or the way to Google, is a navigation that the page
 * before answers; a busy browser may have let that page go first, and then nobody has.
 *
 * @returns whether this page is on its way elsewhere, or has become the answer
 * @example
 * if (await followMissedNavigation(backend, location, document)) return;
 */
export async function followMissedNavigation(
  backend: Pick<Backend, 'answer'>,
  address: Pick<Location, 'href' | 'pathname'> & { replace(url: string): void },
  page: { readonly documentElement: Pick<HTMLElement, 'innerHTML'> },
): Promise<boolean> {
  if (!address.pathname.startsWith('/auth/v1/')) return false;
  const response = await backend.answer(new Request(address.href));
  const to = response.headers.get('location');
  if (to === null) page.documentElement.innerHTML = await response.text();
  else address.replace(to);
  return true;
}
