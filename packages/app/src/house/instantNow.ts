import { toUtcInstant, type UtcInstant } from '@tribunen/domain';
import type { House } from './House.ts';

/** The moment it is by the house's clock. */
export function instantNow(house: Pick<House, 'now'>): UtcInstant {
  const now = toUtcInstant(house.now());
  if (now === null) throw new Error('The clock does not tell a time');
  return now;
}
