import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { AppServices } from './AppServices.ts';

/** The current moment by the app's clock. */
export function instantNow(services: Pick<AppServices, 'now'>): UtcInstant {
  return instantAt(services.now());
}
