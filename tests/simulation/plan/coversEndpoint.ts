import type { Endpoint } from '@tribunen/mocks/simulation';

/**
 * Whether a fault of the wide endpoint also affects the narrow endpoint.
 *
 * @example
 * coversEndpoint('rest/*', 'rest/user_follows'); // true
 */
export function coversEndpoint(wide: Endpoint, narrow: Endpoint): boolean {
  return wide === '*' || wide === narrow || (wide.endsWith('/*') && narrow.startsWith(wide.slice(0, -1)));
}
