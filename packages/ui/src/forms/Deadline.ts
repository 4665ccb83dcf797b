import type { UtcInstant } from '@tribunen/domain';

/** A moment that is waited for, and the clock that tells when it has come. */
export interface Deadline {
  readonly at: UtcInstant;
  now(): UtcInstant;
}
