import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { AppServices } from './AppServices.ts';

/** The moment it is by the services's clock. */
export function instantNow(services: Pick<AppServices, 'now'>): UtcInstant {
  return instantAt(services.now());
}
