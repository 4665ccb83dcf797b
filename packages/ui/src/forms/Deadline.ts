import type { UtcInstant } from '@tribunen/domain';

/** A moment for which the user waits, and the clock by which it is measured. */
export interface Deadline {
  readonly at: UtcInstant;
  now(): UtcInstant;
}
