import type { AuthSettings } from './AuthSettings.ts';

/**
 * The address to redirect a user to: the parameter `redirect_to` if that address is allowed, otherwise the page that
 * sent the request if that page is allowed, otherwise the site.
 */
export function redirectTo(
  { siteUrl, redirectUrls }: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>,
  { url, headers }: Request,
): string {
  const { origin, searchParams } = new URL(url);
  const site = siteUrl ?? `${origin}/`;
  const asked = [searchParams.get('redirect_to'), headers.get('referer')];
  return asked.find((place) => place !== null && isAllowed(place, site, redirectUrls)) ?? site;
}

/**
 * Whether a user may be redirected to an address: to the site itself (on any port, if the site is on a loopback host),
 * to a loopback IP address, or to an address that matches the project's list.
 */
function isAllowed(place: string, site: string, redirectUrls: readonly string[]): boolean {
  const to = URL.parse(place);
  const from = URL.parse(site);
  if (to === null || from === null) return false;
  const isLocal = isLoopback(to.hostname);
  if (to.protocol === from.protocol && to.hostname === from.hostname && (to.port === from.port || isLocal)) return true;
  // Reads the host from the text, because the URL parser rewrites an IP address that is written as a single number.
  const host = /^[a-z.+-]+:\/\/(?:[^/?#]*@)?([^:/?#]*)/i.exec(place)?.[1] ?? '';
  if (/^\d+$/.test(host)) return false;
  if (/^(\d+\.){3}\d+$|^\[/.test(to.hostname)) return isLocal;
  const isWeb = to.protocol === 'https:' || to.protocol === 'http:';
  if (isWeb && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) return false;
  const [withoutFragment = ''] = place.split('#');
  return redirectUrls.some((pattern) => readPattern(pattern).test(withoutFragment));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** @throws {TypeError} for a wildcard of GoTrue that the mock does not support */
function readPattern(pattern: string): RegExp {
  if (/[[\]{}\\]/.test(pattern)) throw new TypeError(`The mock knows no other wildcards than **, * and ?: ${pattern}`);
  const source = pattern.replaceAll(/\*\*|./gs, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    return part === '?' ? '[^./]' : part.replace(/[$()+.^|]/, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`, 's');
}
