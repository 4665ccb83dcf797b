import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** How much of a match its reader may know on this device. */
export type Knowing =
  | { readonly kind: 'now' }
  /** The reader's picture is so many seconds behind the pitch. */
  | { readonly kind: 'delayed'; readonly seconds: number }
  /** The reader does not want to know how it stands. */
  | { readonly kind: 'hidden' };

/** The most seconds that a picture is behind the pitch. */
export const longestDelay = 180;

/**
 * The moment up to which a match may be known (KNOWN-1).
 *
 * @example
 * knownUntil({ kind: 'delayed', seconds: 38 }, now, kickoff); // 38 seconds before now
 */
export function knownUntil(knowing: Knowing, now: UtcInstant, kickoff: UtcInstant): UtcInstant {
  switch (knowing.kind) {
    case 'now':
      return now;
    case 'delayed':
      return instantAt(epochMs(now) - knowing.seconds * 1000);
    case 'hidden':
      return kickoff < now ? kickoff : now;
  }
}
