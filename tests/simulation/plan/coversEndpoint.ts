import type { Endpoint } from '@tribunen/mocks/simulation';

/**
 * Whether a fault of endpoint `wide` also affects endpoint `narrow`.
 *
 * @example
 * coversEndpoint('rest/*', 'rest/user_follows'); // true
 */
export function coversEndpoint(wide: Endpoint, narrow: Endpoint): boolean {
  return wide === '*' || wide === narrow || (wide.endsWith('/*') && narrow.startsWith(wide.slice(0, -1)));
}
