import type { UtcInstant } from '@tribunen/domain';

/** A moment that the user waits for, and the clock that it is measured by. */
export interface Deadline {
  readonly at: UtcInstant;
  now(): UtcInstant;
}
