import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { House } from './House.ts';

/** The moment it is by the house's clock. */
export function instantNow(house: Pick<House, 'now'>): UtcInstant {
  return instantAt(house.now());
}
